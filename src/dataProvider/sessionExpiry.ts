/** Whether the session has ended in this page. It ends once; only a new page begins another. */
let expired = false;
const listeners = new Set<() => void>();

export const isExpired = () => expired;

/** Opens the gate 'Sesi Berakhir' (point 8), once however many calls learn of it. */
export function expireSession(): void {
  if (expired) return;
  expired = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the session ends; returns how to stop. */
export function onExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
