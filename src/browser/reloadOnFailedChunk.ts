const KEY = 'reloaded-for-chunk';
/** A second failure so soon after a reload is no outdated page: reloading again would never end. */
const AGAIN_AFTER_MS = 60_000;

let spared = 0;

/** Reloads the page when a chunk cannot be loaded (points 4 and 8), as after a new version; once, never in a loop. */
export function reloadOnFailedChunk(): void {
  addEventListener('vite:preloadError', event => {
    if (spared > 0 || Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN_AFTER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}

/** Loads code that the page can do without, and is not reloaded for: what was typed on it is worth more. Rejects where it cannot be loaded. */
export async function withoutReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  spared += 1;
  try {
    return await load();
  } finally {
    spared -= 1;
  }
}
