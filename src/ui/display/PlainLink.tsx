import type { ComponentProps } from 'react';

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Product URL. */
  to: string;
  /** The router's `navigate`. */
  onGo: (to: string) => void;
}

/** A link for places with many of them: the router's own re-resolves its target and rerenders at every change of the address. */
export const PlainLink = ({ to, onGo, onClick, ...rest }: PlainLinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      onClick?.(event);
      // With a modifier key or another mouse button, leave it to the browser, which opens a new tab.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onGo(to);
    }}
  />
);
