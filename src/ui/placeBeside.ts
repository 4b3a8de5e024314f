export type Side = 'bottom' | 'right';

/** Between the two, and to the edges of the window. */
const GAP = 8;

/** Puts an element with a fixed position below another or at its right, within the window; above where below has no room. */
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
