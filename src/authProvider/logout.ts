import { authApi } from '../../contract/identity/auth';
import { letPageGo } from '../browser/heldPage';
import { http } from '../dataProvider/http';
import { sessionMark } from '../dataProvider/renewSession';
import { isRenewedSinceExpiry } from '../dataProvider/sessionExpiry';
import { deviceId } from './deviceId';
import { endingSession } from './endingSession';
import { keepOwner } from './keptOwner';
import { forgetLocalDrafts } from './localDrafts';
import { forgetSession } from './session';
import { forgetSessionKey } from './sessionKey';

/**
 * Ends the session on the server, which clears the four cookies, and goes to the sign-in page.
 *
 * @throws ApiError if the cookies remain: the page cannot clear them, so the user is still signed in
 */
export async function logout(): Promise<void> {
  await endingSession(endSession).catch(error => {
    if (sessionMark() !== undefined) throw error;
  });
  forgetHere();
  forgetLocalDrafts();
  keepOwner(undefined);
  letPageGo();
  location.assign('/?reason=logout');
}

/**
 * Handles OK in 'Sesi Berakhir': clears the cookies and goes to the sign-in page, which returns here. If someone has meanwhile signed
 * in again in another tab, reloads the page with that session instead.
 */
export async function leaveExpiredSession(): Promise<void> {
  if (isRenewedSinceExpiry()) return location.reload();
  // the session is over either way; cookies that the server could not clear are useless
  await endSession().catch(() => undefined);
  forgetHere();
  location.assign(signInAddress('expired'));
}

/** Returns the address of the sign-in page, with the current page as `next`. */
export function signInAddress(reason?: 'expired'): string {
  const query = new URLSearchParams(reason && { reason });
  const here = location.pathname + location.search + location.hash;
  if (location.pathname !== '/logout') query.set('next', here);
  return `/?${query}`;
}

const endSession = () =>
  http({
    method: authApi.logout.method,
    url: authApi.logout.path,
    body: { device_id: deviceId() },
    timeout: 3_000,
    session: 'none',
  });

function forgetHere() {
  forgetSession();
  forgetSessionKey();
}
