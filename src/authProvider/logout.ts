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

/** After the OK of 'Sesi Berakhir': cookies cleared, then the sign-in page, which leads back here. */
export async function leaveExpiredSession(): Promise<void> {
  await endSession();
  location.assign(signInAddress('expired'));
}

/** The sign-in page with the way back to the present page. */
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
    // The server is away or has ended the session itself; the person leaves all the same.
  }
  forgetSession();
  forgetSessionKey();
}
