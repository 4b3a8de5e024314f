/** How long a read waits for the previous one; a slower read is considered stuck, and the next starts without it. */
const PATIENCE_MS = 250;

/**
 * Coalesces concurrent reads of the same key. A read is shared only by callers that asked before it began, so the result includes
 * everything written before the call.
 */
export function sharedReads<Value>(read: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const underWay = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<Value>>();

  function begin(key: string): Promise<Value> {
    next.delete(key);
    const reading = read(key);
    const over: Promise<void> = settled(reading).then(() => {
      if (underWay.get(key) === over) underWay.delete(key);
    });
    underWay.set(key, over);
    return reading;
  }

  return key => {
    const shared = next.get(key);
    if (shared) return shared;
    const before = underWay.get(key);
    if (!before) return begin(key);
    const reading = within(PATIENCE_MS, before).then(() => begin(key));
    next.set(key, reading);
    return reading;
  };
}

const settled = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => {},
    () => {},
  );

/** Resolves when the work settles or the time is up. */
const within = (ms: number, work: Promise<void>) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
