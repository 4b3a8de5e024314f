import { rememberFailedStyles, retryFailedStyles } from './failedStyles';

const KEY = 'reloaded-for-chunk';
/** A second failure this soon after a reload is not caused by an outdated page: reloading would loop. */
const AGAIN_AFTER_MS = 60_000;
/** A page that stands this long after its reload began was kept by somebody who was asked whether to leave it. */
const KEPT_AFTER_MS = 10_000;

let spared = 0;
let isReloading = false;

/**
 * Reloads the page when a chunk cannot be loaded (points 4 and 8), as after a deployment; once, never in a loop, and not while the network
 * is down. Views see to it themselves by `reloadOnce`: other code may be loading ahead, without a reload, in the same moment.
 */
export function reloadOnFailedChunk(): void {
  rememberFailedStyles();
  addEventListener('vite:preloadError', event => {
    if (spared === 0 && reloadOnce()) event.preventDefault();
  });
}

/**
 * Reloads the page for code that somebody waits for and that did not come. @returns false where a reload would be no help: just after one,
 * and while the network is down
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  if (!navigator.onLine) return false;
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  isReloading = true;
  location.reload();
  setTimeout(() => {
    isReloading = false;
  }, KEPT_AFTER_MS);
  return true;
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
