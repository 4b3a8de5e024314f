import { authApi } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { readCookie } from '../browser/cookies';
import { ApiError, UNREACHABLE } from './ApiError';
import { client } from './client';

const LOCK = 'merchants-superadmin:renew-session';

/** Names the session's present token without knowing it: its end, which every renewal moves. */
export const sessionMark = () => readCookie(COOKIES.tokenEnds);

let running: Promise<boolean> | undefined;

/**
 * Renews the session, once for all calls of all tabs: who finds another mark than that under which the refused call was sent
 * comes after a renewal and has nothing to do. False where the server refuses; throws ApiError where it cannot be asked.
 */
export async function renewSession(markAtSending: string | undefined): Promise<boolean> {
  if (renewedSince(markAtSending)) return true;
  running ??= inOneTab(() => renew(markAtSending)).finally(() => {
    running = undefined;
  });
  return running;
}

function renewedSince(mark: string | undefined): boolean {
  const now = sessionMark();
  return now !== undefined && now !== mark;
}

async function renew(mark: string | undefined): Promise<boolean> {
  if (renewedSince(mark)) return true;
  const { status } = await client.post(authApi.refresh.path, {}).catch(() => {
    throw new ApiError(0, UNREACHABLE);
  });
  if (status < 300) return true;
  if (status >= 500 || status === 429) throw new ApiError(status, UNREACHABLE);
  // Refused; but another tab may have won where the browser has no locks.
  return renewedSince(mark);
}

/** One tab after the other. Browsers offer locks on https and localhost only; elsewhere the server's grace period serves. */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();
