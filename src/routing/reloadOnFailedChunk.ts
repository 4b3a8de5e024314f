const KEY = 'reloaded-for-chunk';
/** A second failure so soon after a reload is no outdated page: reloading again would never end. */
const AGAIN_AFTER_MS = 60_000;

/** Reloads the page when a chunk cannot be loaded (points 4 and 8), as after a new version; once, never in a loop. */
export function reloadOnFailedChunk(): void {
  addEventListener('vite:preloadError', event => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
