/** Whether the pointer is over the element, or the focus within it. */
const isHeld = (element: Element) => element.matches(':hover, :focus-within');

/**
 * Calls `end` after `ms` milliseconds during which the page was visible and neither the pointer nor the focus was on the element.
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
