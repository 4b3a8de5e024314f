let answered = true;
const waiting = new Set<() => void>();

/** Notes whether the latest call was answered, whatever the answer. What waits for the server runs once one is. */
export function noteAnswered(isAnswered: boolean): void {
  answered = isAnswered;
  if (!answered) return;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/**
 * Runs `work` at once where the browser is online and the latest call was answered, otherwise as soon as that is so.
 * @returns a function that cancels it
 */
export function onceReachable(work: () => void): () => void {
  if (navigator.onLine && answered) work();
  else {
    waiting.add(work);
    // whether the server answers again only a call would tell
    addEventListener('online', online, { once: true });
  }
  return () => void waiting.delete(work);
}

const online = () => noteAnswered(true);
