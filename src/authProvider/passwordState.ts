import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { readCookie } from '../browser/cookies';
import { currentSession } from './session';

/** Whether the password has expired: from the cookie of point 4, or the session data in the page. */
export const passwordHasEnded = (): boolean =>
  readCookie(PASSWORD_COOKIES.expired) === '1' || currentSession()?.user.is_password_expired === true;

/** Whether the role requires a second factor that is not set up yet. */
export function secondFactorIsMissing(): boolean {
  const factor = currentSession()?.user.second_factor;
  return factor?.required === true && !factor.enabled;
}

/** Whether the session is restricted: the server rejects everything except what lifts the restriction. */
export const sessionIsShort = (): boolean => passwordHasEnded() || secondFactorIsMissing();
