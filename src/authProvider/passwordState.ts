import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { readCookie } from '../browser/cookies';
import { currentSession } from './session';

/** Whether the password has ended: the cookie of point 4, or what the page was told when it came. */
export const passwordHasEnded = (): boolean =>
  readCookie(PASSWORD_COOKIES.expired) === '1' || currentSession()?.user.is_password_expired === true;

/** Whether the role asks for a second factor that is not set up yet: nothing but setting it up is possible. */
export function secondFactorIsMissing(): boolean {
  const factor = currentSession()?.user.second_factor;
  return factor?.required === true && !factor.enabled;
}

/** Whether the session is short of something: the server refuses it everything but mending that. */
export const sessionIsShort = (): boolean => passwordHasEnded() || secondFactorIsMissing();
