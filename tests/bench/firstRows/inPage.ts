// These run in the measured page, sent there as text: no named functions within, which the loader would wrap in a helper of its own.

/** What the measured page keeps for the measurement. */
export interface Watched {
  __clickedAt: number;
  __longest: number;
}

/** Before anything of the page's own: remembers when it was clicked and the longest that an event took (ms). */
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

/** Before anything of the page's own: what it does when idle is put off until `__goIdle` is called. */
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

/** What a page keeps whose idle work is put off. */
export interface PutOff {
  __goIdle: () => void;
}

/** What a page is awaited to show: rows of these titles, a form that holds a title, or a field for a password. */
export type Awaited = { rows: readonly string[] } | { title: string } | { password: true };

/**
 * The moment (ms since the page's beginning) of the first frame in which the page shows it. It looks only after a change of the document: a look at each
 * frame of a page that is slowed down takes up to half of the time that is measured.
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
