/** Whether somebody points at an element, or has the focus in it. */
const isHeld = (element: Element) => element.matches(':hover, :focus-within');

/**
 * Calls `end` after so many milliseconds in which an element could be read: the page in sight, and since a person last held the element
 * by pointing at it or by the focus.
 * @returns a function that cancels it
 */
export function whileSeen(element: Element, ms: number, end: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => isHeld(element) || end(), ms);
  };
  start();
  const restarts = [
    [document, 'visibilitychange'],
    [element, 'pointerleave'],
    [element, 'focusout'],
  ] as const;
  for (const [target, name] of restarts) target.addEventListener(name, start);
  return () => {
    clearTimeout(timer);
    for (const [target, name] of restarts) target.removeEventListener(name, start);
  };
}
