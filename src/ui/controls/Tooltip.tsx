import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeyDown } from './shortcuts/useKeyDown';
import './tooltip.css';

/** Delay before opening and before closing, so that the pointer can cross the gap between the two (ms). */
const DELAY_MS = 100;
const TOUCH_SHOWN_MS = 6_000;

interface TooltipProps {
  /** If empty, nothing is shown. */
  title: string;
  placement?: Side;
  /** Also opens on tap, for elements whose only purpose is to explain. */
  onTap?: boolean;
  /** A single element. One without text needs its own `aria-label`, and an `aria-description` for anything said only here. */
  children: ReactNode;
}

/** Explains an element that is hovered or focused. Escape closes it; the pointer may move onto it. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: events of the element within bubble to this one.
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

type Side = 'bottom' | 'right';

/** Gap between the two elements, and to the window's edges (px). */
const GAP = 8;

/** Places a fixed-position element below another, or above it if there is no room, or to its right; always within the window. */
function placeBeside(element: HTMLElement | null, anchor: Element | null | undefined, side: Side): void {
  if (!element || !anchor) return;
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const within = (start: number, size: number, room: number) => Math.max(GAP, Math.min(start, room - size - GAP));
  const isBelow = at.bottom + GAP + height <= window.innerHeight;
  const top = side === 'right' ? at.top + (at.height - height) / 2 : isBelow ? at.bottom + GAP : at.top - GAP - height;
  const left = side === 'right' ? at.right + GAP : at.left + (at.width - width) / 2;
  element.style.top = `${within(top, height, window.innerHeight)}px`;
  element.style.left = `${within(left, width, window.innerWidth)}px`;
}
