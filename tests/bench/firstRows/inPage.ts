// These run in the measured page, sent there as source text: no named inner functions, which the loader would wrap in a helper of its own.

/** What the measured page records for the measurement. */
export interface Watched {
  __clickedAt: number;
  __longest: number;
}

/** Runs before the page's own scripts: records when it was clicked and the longest event duration (ms). */
export function watchEvents() {
  const watched = window as unknown as Watched;
  watched.__longest = 0;
  addEventListener(
    'click',
    event => {
      watched.__clickedAt = event.timeStamp;
    },
    { capture: true },
  );
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) watched.__longest = Math.max(watched.__longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs before the page's own scripts: defers its idle work until `__goIdle` is called. */
export function putOffIdleWork() {
  const whenIdle = window.requestIdleCallback.bind(window);
  const cancel = window.cancelIdleCallback.bind(window);
  const putOff = new Map<number, Parameters<typeof whenIdle>>();
  let handle = 0;
  window.requestIdleCallback = (...work) => {
    handle -= 1;
    putOff.set(handle, work);
    return handle;
  };
  window.cancelIdleCallback = given => {
    if (!putOff.delete(given)) cancel(given);
  };
  (window as unknown as PutOff).__goIdle = () => {
    window.requestIdleCallback = whenIdle;
    for (const work of putOff.values()) whenIdle(...work);
    putOff.clear();
  };
}

/** The state of a page whose idle work is deferred. */
export interface PutOff {
  __goIdle: () => void;
}

/** What a page is expected to show: rows with these titles, a form with a title in it, or a password field. */
export type Awaited = { rows: readonly string[] } | { title: string } | { password: true };

/**
 * Returns the time (ms since the page started loading) of the first frame that shows the awaited content. Checks only after a change of the
 * document: checking every frame of a throttled page takes up to half of the measured time.
 */
export async function standsAt(awaited: Awaited): Promise<number> {
  for (;;) {
    const text = document.querySelector('tbody')?.textContent ?? '';
    const stands =
      'rows' in awaited
        ? awaited.rows.every(title => text.includes(title))
        : 'title' in awaited
          ? document.querySelector<HTMLInputElement>('input[name="title"]')?.value === awaited.title
          : document.querySelector('input[type="password"]:enabled') !== null;
    if (stands) return performance.now();
    await new Promise<void>(resolve => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        resolve();
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
}
