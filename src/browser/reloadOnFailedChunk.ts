import { rememberFailedStyles, retryFailedStyles } from './failedStyles';

const KEY = 'reloaded-for-chunk';
/** A second failure this soon after a reload is not caused by an outdated page: reloading would loop. */
const AGAIN_AFTER_MS = 60_000;

let spared = 0;

/**
 * Reloads the page when a chunk cannot be loaded (points 4 and 8), as after a deployment; once, never in a loop, and not while the network
 * is down.
 */
export function reloadOnFailedChunk(): void {
  rememberFailedStyles();
  addEventListener('vite:preloadError', event => {
    if (spared > 0 || !navigator.onLine) return;
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}

/**
 * Loads optional code without reloading the page on failure, which would lose input. Rejects if it cannot be
 * loaded.
 */
export async function withoutReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  spared += 1;
  try {
    await retryFailedStyles();
    return await load();
  } finally {
    spared -= 1;
  }
}
