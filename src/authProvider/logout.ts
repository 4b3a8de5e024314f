import { authApi } from '../../contract/identity/auth';
import { http } from '../dataProvider/http';
import { deviceId } from './deviceId';
import { forgetLocalDrafts } from './localDrafts';
import { forgetSession } from './session';
import { forgetSessionKey } from './sessionKey';

/** Ends the session on the server, which clears the four cookies, and goes to the sign-in page. */
export async function logout(): Promise<void> {
  await endSession();
  forgetLocalDrafts();
  location.assign('/?reason=logout');
}

/** On OK of 'Sesi Berakhir': clears the cookies and goes to the sign-in page, which returns here. */
export async function leaveExpiredSession(): Promise<void> {
  await endSession();
  location.assign(signInAddress('expired'));
}

/** The sign-in page's address, with the present page as `next`. */
export function signInAddress(reason?: 'expired'): string {
  const query = new URLSearchParams(reason && { reason });
  const here = location.pathname + location.search + location.hash;
  if (location.pathname !== '/logout') query.set('next', here);
  return `/?${query}`;
}

async function endSession(): Promise<void> {
  try {
    await http({
      method: authApi.logout.method,
      url: authApi.logout.path,
      body: { device_id: deviceId() },
      timeout: 3_000,
      session: 'none',
    });
  } catch {
    // the server is unreachable or has ended the session itself; leave anyway
  }
  forgetSession();
  forgetSessionKey();
}
