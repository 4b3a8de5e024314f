import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside, type Side } from './placeBeside';
import { useKeyDown } from './shortcuts/useKeyDown';
import './tooltip.css';

/** Before it opens, and before it closes: on the way to it the pointer may leave both. */
const DELAY_MS = 100;
const TOUCH_SHOWN_MS = 6_000;

interface TooltipProps {
  /** Nothing is shown for an empty one. */
  title: string;
  placement?: Side;
  /** A tap opens it, too: for what is there to explain, and does nothing else. */
  onTap?: boolean;
  /** One element. What has no text needs its own `aria-label`, and `aria-description` for what only stands here. */
  children: ReactNode;
}

/** Says more about an element under the pointer or with the focus; Escape closes it, the pointer may go over it. */
export const Tooltip = ({ title, placement = 'bottom', onTap = false, children }: TooltipProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useKeyDown(event => {
    if (event.key === 'Escape') setOpen(false);
  }, isOpen);

  const show = (open: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), after);
  };
  const byPointer = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show(open, DELAY_MS);
  };
  const pointer = { onPointerEnter: byPointer(true), onPointerLeave: byPointer(false) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what happens to the element within is heard here.
    <span
      ref={anchor}
      className="tooltip-anchor"
      {...pointer}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setOpen(true);
      }}
      onBlur={() => show(false, 0)}
      onPointerUp={event => {
        if (!onTap || event.pointerType !== 'touch') return;
        setOpen(true);
        show(false, TOUCH_SHOWN_MS);
      }}
    >
      {children}
      {isOpen &&
        title &&
        createPortal(
          <span
            className="tooltip"
            role="tooltip"
            ref={bubble => placeBeside(bubble, anchor.current?.firstElementChild, placement)}
          >
            {title}
          </span>,
          document.body,
        )}
    </span>
  );
};
