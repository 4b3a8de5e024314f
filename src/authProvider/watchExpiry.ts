import { EXPIRY_CHECK } from '../../contract/constants';
import { now } from '../../contract/core/now';
import { COOKIES } from '../../contract/identity/session';
import { readCookie } from '../browser/cookies';
import { expireSession } from '../dataProvider/sessionExpiry';

/** Whether both tokens have expired (point 8). A missing cookie counts as expired too: another tab has signed out. */
export function bothTokensEnded(at: number = now()): boolean {
  return [COOKIES.tokenEnds, COOKIES.refreshTokenEnds].every(name => {
    const end = readCookie(name);
    return end === undefined || Date.parse(end) <= at;
  });
}

/**
 * Checks after 1 s and then every 30 s whether the session can still be renewed, and opens 'Sesi Berakhir' if not.
 * @returns a function that stops the checks
 */
export function watchExpiry(): () => void {
  const check = () => {
    if (bothTokensEnded()) expireSession();
  };
  let every: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    check();
    every = setInterval(check, EXPIRY_CHECK.everyMs);
  }, EXPIRY_CHECK.firstAfterMs);
  return () => {
    clearTimeout(first);
    clearInterval(every);
  };
}
