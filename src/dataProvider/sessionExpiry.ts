/** Whether the session has expired in this page; only a page load starts another. */
let expired = false;
const listeners = new Set<() => void>();

export const isExpired = () => expired;

/** Opens 'Sesi Berakhir' (point 8), once however many calls fail. */
export function expireSession(): void {
  if (expired) return;
  expired = true;
  for (const listener of listeners) listener();
}

/** Subscribes to the end of the session. @returns a function that unsubscribes */
export function onExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
