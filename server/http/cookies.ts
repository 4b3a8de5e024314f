import type { FastifyReply, FastifyRequest } from 'fastify';
import { REFRESH_TOKEN_LIFETIME_S } from '../../contract/constants';
import { PASSWORD_COOKIES } from '../../contract/identity/auth';
import { COOKIES, type NextTokens, type Tokens } from '../../contract/identity/session';

type Kind = keyof typeof COOKIES;

/** `__Host-` binds a cookie to this host and https; browsers reject it over plain http. */
const nameOf = (kind: Kind, secure: boolean) =>
  secure && (kind === 'token' || kind === 'refreshToken') ? `__Host-${COOKIES[kind]}` : COOKIES[kind];

export const readCookie = (request: FastifyRequest, kind: Kind, secure: boolean): string | undefined =>
  request.cookies[nameOf(kind, secure)];

/** Sets both tokens as HttpOnly cookies, and their expiries as two cookies that the console can read (the four auth cookies). */
export function setAuthCookies(reply: FastifyReply, tokens: Tokens, secure: boolean) {
  const refreshEnds = new Date(tokens.refresh_token_expires_at);
  const values: Record<Kind, [value: string, expires: Date, httpOnly: boolean]> = {
    token: [tokens.token, new Date(tokens.token_expires_at), true],
    refreshToken: [tokens.refresh_token, refreshEnds, true],
    // the console must still see when a token expired, so the two readable cookies outlive it
    tokenEnds: [tokens.token_expires_at, refreshEnds, false],
    refreshTokenEnds: [tokens.refresh_token_expires_at, new Date(refreshEnds.getTime() + 86_400_000), false],
  };
  for (const [kind, [value, expires, httpOnly]] of Object.entries(values) as [Kind, [string, Date, boolean]][])
    reply.setCookie(nameOf(kind, secure), value, { path: '/', sameSite: 'lax', secure, httpOnly, expires });
}

/**
 * Returns the tokens as they appear in the response body of a cookie session. A browser, which has them as cookies, gets only the expiries,
 * since any script on its page can read the response. Browsers are recognised by Sec-Fetch-Site, which no script can omit.
 */
export function readableTokens({ headers }: FastifyRequest, { token, refresh_token, ...ends }: Tokens): NextTokens {
  return headers['sec-fetch-site'] === undefined ? { token, refresh_token, ...ends } : ends;
}

/** Clears the auth and password cookies. */
export function clearAuthCookies(reply: FastifyReply, secure: boolean) {
  for (const kind of Object.keys(COOKIES) as Kind[]) reply.clearCookie(nameOf(kind, secure), { path: '/', secure });
  for (const name of Object.values(PASSWORD_COOKIES)) reply.clearCookie(name, { path: '/', secure });
}

/**
 * Exposes the password's age to the console (point 4): `expired` is 1 once it has expired and unset before; `days` is the number of days
 * left.
 */
export function setPasswordCookies(reply: FastifyReply, daysLeft: number, secure: boolean) {
  const options = { path: '/', sameSite: 'lax', secure, maxAge: REFRESH_TOKEN_LIFETIME_S } as const;
  reply.setCookie(PASSWORD_COOKIES.days, String(daysLeft), options);
  if (daysLeft <= 0) reply.setCookie(PASSWORD_COOKIES.expired, '1', options);
  else reply.clearCookie(PASSWORD_COOKIES.expired, { path: '/', sameSite: 'lax', secure });
}
