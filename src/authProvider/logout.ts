import { authApi } from '../../contract/identity/auth';
import { letPageGo } from '../browser/heldPage';
import { http } from '../dataProvider/http';
import { sessionMark } from '../dataProvider/renewSession';
import { isRenewedSinceExpiry } from '../dataProvider/sessionExpiry';
import { deviceId } from './deviceId';
import { keepOwner } from './keptOwner';
import { forgetLocalDrafts } from './localDrafts';
import { forgetSession } from './session';
import { forgetSessionKey } from './sessionKey';

/**
 * Ends the session on the server, which clears the four cookies, and goes to the sign-in page.
 *
 * @throws ApiError where the cookies are still there: the page cannot clear them, and the person is not out
 */
export async function logout(): Promise<void> {
  await endSession().catch(error => {
    if (sessionMark() !== undefined) throw error;
  });
  forgetHere();
  forgetLocalDrafts();
  keepOwner(undefined);
  letPageGo();
  location.assign('/?reason=logout');
}

/**
 * On OK of 'Sesi Berakhir': clears the cookies and goes to the sign-in page, which returns here. Where someone has signed in again in
 * another tab meanwhile, goes on with that session.
 */
export async function leaveExpiredSession(): Promise<void> {
  if (isRenewedSinceExpiry()) return location.reload();
  // the session is over in any case; what the server could not clear leads nowhere
  await endSession().catch(() => undefined);
  forgetHere();
  location.assign(signInAddress('expired'));
}

/** The sign-in page's address, with the present page as `next`. */
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
