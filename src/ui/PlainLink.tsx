import type { ComponentProps } from 'react';

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Product URL. */
  to: string;
  /** The router's `navigate`. */
  onGo: (to: string) => void;
}

/** A link for places with many: the router's own one asks again where it leads at each change of the address, and renders with it. */
export const PlainLink = ({ to, onGo, onClick, ...rest }: PlainLinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      onClick?.(event);
      // With a key held, or another button, it is the browser's: a new tab.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onGo(to);
    }}
  />
);
