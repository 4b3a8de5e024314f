import { authApi } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { readCookie } from '../browser/cookies';
import { ApiError, UNREACHABLE } from './ApiError';
import { client } from './client';
import { whyRefused } from './errorText';

const LOCK = 'merchants-superadmin:renew-session';

/** Returns the current token's expiry, which identifies the token without reading it: every renewal changes it. */
export const sessionMark = () => readCookie(COOKIES.tokenEnds);

let running: Promise<boolean> | undefined;
let refusal = '';

/** Why the server refused to renew the session; empty if it has simply expired. */
export const whyRenewalFailed = () => refusal;

/**
 * Renews the session, once for all calls in all tabs: if the mark differs from that of the failed call, another call
 * has already renewed it. Resolves to false if the server refuses. @throws ApiError if the server is unreachable
 */
export async function renewSession(markAtSending: string | undefined): Promise<boolean> {
  if (renewedSince(markAtSending)) return true;
  running ??= inOneTab(() => renew(markAtSending)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Whether the cookies hold a newer session than the one with that mark. */
export function renewedSince(mark: string | undefined): boolean {
  const now = sessionMark();
  return now !== undefined && now !== mark;
}

async function renew(mark: string | undefined): Promise<boolean> {
  if (renewedSince(mark)) return true;
  const { status, data } = await client.post(authApi.refresh.path, {}).catch(() => {
    throw new ApiError(0, UNREACHABLE);
  });
  if (status < 300) return true;
  if (status >= 500 || status === 429) throw new ApiError(status, UNREACHABLE);
  refusal = whyRefused(data);
  // rejected, but in a browser without locks another tab may have renewed it
  return renewedSince(mark);
}

/**
 * Runs `work` in one tab at a time. Browsers offer locks only on https and localhost; elsewhere the server's grace
 * period covers races.
 */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();
