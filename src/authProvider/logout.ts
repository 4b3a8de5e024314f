import { authApi } from '../../contract/identity/auth';
import { sessionKeyApi } from '../../contract/identity/sessionKey';
import { letPageGo } from '../browser/heldPage';
import { call } from '../dataProvider/call';
import { http } from '../dataProvider/http';
import { sessionMark } from '../dataProvider/renewSession';
import { isRenewedSinceExpiry } from '../dataProvider/sessionExpiry';
import { deviceId } from './deviceId';
import { endingSession } from './endingSession';
import { forgetLocalDrafts, keepOwner } from './localDrafts';
import { forgetSession } from './session';

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

const IV_BYTES = 12;
let key: Promise<CryptoKey> | undefined;

/** Returns the session's AES-GCM key, fetched once and not extractable. */
function sessionKey(): Promise<CryptoKey> {
  key ??= call(sessionKeyApi.one)
    .then(response =>
      crypto.subtle.importKey('raw', fromBase64(response.key), 'AES-GCM', false, ['encrypt', 'decrypt']),
    )
    .catch(error => {
      key = undefined;
      throw error;
    });
  return key;
}

/**
 * Encrypts text with the session's key (specification, point 8). Returns a random IV followed by the ciphertext, in base64url.
 * Requires https or localhost, like all of Web Crypto. @throws ApiError if the key cannot be fetched
 */
export async function encrypt(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await sessionKey(),
    new TextEncoder().encode(text),
  );
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), IV_BYTES);
  return toBase64(whole);
}

/** Decrypts text from `encrypt`. @throws if it was altered, or encrypted in another session */
export async function decrypt(sealed: string): Promise<string> {
  const whole = fromBase64(sealed);
  const iv = whole.slice(0, IV_BYTES);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await sessionKey(), whole.slice(IV_BYTES));
  return new TextDecoder().decode(text);
}

/** Drops the key at the end of the session. */
export function forgetSessionKey(): void {
  key = undefined;
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
