import type { KeyboardEvent } from 'react';

const CONTROLS = 'th a[href], [aria-haspopup="menu"]';

/** The controls of a row that take the focus: the link of its name and its menu. */
export const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/** Moves the focus with arrow keys: up and down to the same control of the adjacent row, left and right between its name and its menu. */
export function moveInRows(event: KeyboardEvent) {
  const row = (event.target as Element).closest('tr');
  const controls = controlsOf(row);
  const at = controls.indexOf(event.target as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: controlsOf(row?.nextElementSibling)[at],
    ArrowUp: controlsOf(row?.previousElementSibling)[at],
    ArrowRight: controls[at + 1],
    ArrowLeft: controls[at - 1],
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
