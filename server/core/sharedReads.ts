/** How long a reader waits for the one before; beyond that it leads nowhere, and the next does not wait for it. */
const PATIENCE_MS = 250;

/**
 * Reads that come at the same moment under one key are answered by one. A read is shared by those only who asked before it began: what
 * was written before somebody asks is in the answer.
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

/** Resolves with the work, or when the time is over. */
const within = (ms: number, work: Promise<void>) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
