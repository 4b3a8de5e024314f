export type Side = 'bottom' | 'right';

/** Gap between the two elements, and to the window's edges (px). */
const GAP = 8;

/** Places a fixed-position element below another, or above it if there is no room, or to its right; always within the window. */
export function placeBeside(element: HTMLElement | null, anchor: Element | null | undefined, side: Side): void {
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
