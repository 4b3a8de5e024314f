import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { readCookie } from '../browser/cookies';
import { currentSession } from './session';

/** Whether the password has expired, according to the cookie of point 4 or the session. */
export const passwordHasEnded = (): boolean =>
  readCookie(PASSWORD_COOKIES.expired) === '1' || currentSession()?.user.is_password_expired === true;

/** Whether the role requires a second factor that has not been set up yet. */
export function secondFactorIsMissing(): boolean {
  const factor = currentSession()?.user.second_factor;
  return factor?.required === true && !factor.enabled;
}

/** Whether the session is restricted: the server rejects every call except those that lift the restriction. */
export const sessionIsShort = (): boolean => passwordHasEnded() || secondFactorIsMissing();
