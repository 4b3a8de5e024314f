import { PREFETCH_IDLE_TIMEOUT_MS } from '../../contract/constants';
import { onceReachable } from './reachability';

/**
 * Runs `work` when the browser is idle, at the latest after the specification's 2 s (point 9), and only once the server responds: a failed
 * import keeps failing until the page is reloaded.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  let stopWaiting = () => {};
  const callOff = requestIdle(() => {
    stopWaiting = onceReachable(work);
  });
  return () => {
    callOff();
    stopWaiting();
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
