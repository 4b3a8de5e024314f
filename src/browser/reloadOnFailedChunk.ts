import { now } from '../../contract/core/now';
import { rememberFailedStyles, retryFailedStyles } from './failedStyles';

const KEY = 'reloaded-for-chunk';
/** A second failure this soon after a reload is not caused by an outdated page, and reloading would loop (ms). */
const AGAIN_AFTER_MS = 60_000;
/** A page still open this long after its reload began was kept by the user at the browser's leave prompt (ms). */
const KEPT_AFTER_MS = 10_000;

let spared = 0;
let isReloading = false;

/**
 * Reloads the page when a chunk cannot be loaded (points 4 and 8), as after a deployment: once, never in a loop, and not while offline.
 * Views call `reloadOnce` themselves, because other code may be prefetching at the same moment, and that must not reload the page.
 */
export function reloadOnFailedChunk(): void {
  rememberFailedStyles();
  addEventListener('vite:preloadError', event => {
    if (spared === 0 && reloadOnce()) event.preventDefault();
  });
}

/**
 * Reloads the page because code that the user is waiting for failed to load.
 * @returns false if a reload would not help: just after another one, or while offline
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  if (!navigator.onLine) return false;
  if (now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return false;
  sessionStorage.setItem(KEY, String(now()));
  isReloading = true;
  location.reload();
  setTimeout(() => {
    isReloading = false;
  }, KEPT_AFTER_MS);
  return true;
}

/** Loads optional code without reloading the page on failure, which would lose input. Rejects if loading fails. */
export async function withoutReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  spared += 1;
  try {
    await retryFailedStyles();
    return await load();
  } finally {
    spared -= 1;
  }
}
