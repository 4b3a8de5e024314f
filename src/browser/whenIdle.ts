import { PREFETCH_IDLE_TIMEOUT_MS } from '../../contract/constants';

/**
 * Runs `work` when the browser is idle, at the latest after the specification's 2 s (point 9), and online: an import that failed once
 * fails until the page is loaded anew. @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  const workOnline = () => {
    if (navigator.onLine) work();
    else addEventListener('online', workOnline, { once: true });
  };
  const callOff = requestIdle(workOnline);
  return () => {
    callOff();
    removeEventListener('online', workOnline);
  };
}

function requestIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PREFETCH_IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
