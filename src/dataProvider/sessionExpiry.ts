import { renewedSince, sessionMark } from './renewSession';

/** Whether the session has expired in this page; only a page load starts a new one. */
let expired = false;
let markAtExpiry: string | undefined;
const listeners = new Set<() => void>();

export const isExpired = () => expired;

/** Whether someone has signed in since, in another tab; that session does not belong to this page. */
export const isRenewedSinceExpiry = () => renewedSince(markAtExpiry);

/** Opens 'Sesi Berakhir' (point 8), only once however many calls fail. */
export function expireSession(): void {
  if (expired) return;
  expired = true;
  markAtExpiry = sessionMark();
  for (const listener of listeners) listener();
}

/** Subscribes to the end of the session. @returns a function that unsubscribes */
export function onExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
