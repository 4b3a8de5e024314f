import { whyRefused } from './errorText';
import { renewedSince, sessionMark, whyRenewalFailed } from './renewSession';

/** Why the session ended in this page, empty if it simply expired; undefined while it goes on. Only a page load starts a new one. */
let ended: string | undefined;
let markAtExpiry: string | undefined;
const listeners = new Set<() => void>();

export const isExpired = () => ended !== undefined;
export const whyExpired = () => ended;

/** Whether someone has signed in since, in another tab; that session does not belong to this page. */
export const isRenewedSinceExpiry = () => renewedSince(markAtExpiry);

/**
 * Opens 'Sesi Berakhir' (point 8), only once however many calls fail.
 *
 * @param refused body of the response to the call that ended it
 */
export function expireSession(refused?: unknown): void {
  const why = [whyRenewalFailed(), whyRefused(refused)].filter(Boolean).join(' ');
  if (ended || ended === why) return;
  if (ended === undefined) markAtExpiry = sessionMark();
  ended = why;
  for (const listener of listeners) listener();
}

/** Subscribes to the end of the session. @returns a function that unsubscribes */
export function onExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
