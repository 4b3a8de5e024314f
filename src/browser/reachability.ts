let answered = true;
const waiting = new Set<() => void>();

/** Records whether the latest call got a response, even an error. Once one does, runs everything that waits for the server. */
export function noteAnswered(isAnswered: boolean): void {
  answered = isAnswered;
  if (!answered) return;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/**
 * Runs `work` at once if the browser is online and the latest call got a response, otherwise as soon as a call does
 * or the browser comes back online.
 * @returns a function that cancels it
 */
export function onceReachable(work: () => void): () => void {
  if (navigator.onLine && answered) work();
  else {
    waiting.add(work);
    // only another call would tell whether the server responds again
    addEventListener('online', online, { once: true });
  }
  return () => void waiting.delete(work);
}

const online = () => noteAnswered(true);
