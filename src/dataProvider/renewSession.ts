import { authApi } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { readCookie } from '../browser/cookies';
import { ApiError, UNREACHABLE } from './ApiError';
import { client } from './client';

const LOCK = 'merchants-superadmin:renew-session';

/** Identifies the current token without reading it: its expiry, which every renewal changes. */
export const sessionMark = () => readCookie(COOKIES.tokenEnds);

let running: Promise<boolean> | undefined;

/**
 * Renews the session, once for all calls of all tabs: if the mark differs from that of the failed call, another one
 * has already renewed it. Resolves to false if the server rejects it. @throws ApiError if the server is unreachable
 */
export async function renewSession(markAtSending: string | undefined): Promise<boolean> {
  if (renewedSince(markAtSending)) return true;
  running ??= inOneTab(() => renew(markAtSending)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Whether the cookies hold another session than at that mark. */
export function renewedSince(mark: string | undefined): boolean {
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
  // rejected, but another tab may have renewed it in a browser without locks
  return renewedSince(mark);
}

/**
 * One tab at a time. Browsers offer locks on https and localhost only; elsewhere the server's grace period covers
 * races.
 */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();
