import { decodeJwt } from 'jose';
import { z } from 'zod';
import { REFRESH_TOKEN_LIFETIME_S, TOKEN_LIFETIME_S } from '../../../contract/constants';
import type { Tokens } from '../../../contract/identity/session';

/** The login response as in point 3 of the specification: `data.token` and `data.refresh_token`. */
const answer = z.object({
  data: z.object({
    token: z.string().min(1),
    refresh_token: z.string().min(1).optional(),
    token_expires_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
    refresh_token_expires_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  }),
});

/**
 * Converts the tokens of the provider's login or renewal to our contract's shape; null if there are none. A token's expiry is the one the
 * provider states, else its `exp` claim, else the lifetime from the specification's point 9.
 * @param previousRefreshToken kept if a renewal brings no new one
 */
export function remoteTokens(body: unknown, now: Date, previousRefreshToken?: string): Tokens | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  const { data } = read.data;
  const refresh_token = data.refresh_token ?? previousRefreshToken;
  if (!refresh_token) return null;
  return {
    token: data.token,
    refresh_token,
    token_expires_at: data.token_expires_at ?? endOf(data.token, now, TOKEN_LIFETIME_S),
    refresh_token_expires_at: data.refresh_token_expires_at ?? endOf(refresh_token, now, REFRESH_TOKEN_LIFETIME_S),
  };
}

function endOf(token: string, now: Date, lifetimeSeconds: number): string {
  return new Date(expOf(token) ?? now.getTime() + lifetimeSeconds * 1000).toISOString();
}

/**
 * Returns a token's expiry in milliseconds since 1970; null if it is not a JWT or never expires. Not verified: only the provider can do
 * that.
 */
function expOf(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === 'number' && Number.isFinite(exp) && Math.abs(exp) < 1e11 ? exp * 1000 : null;
  } catch {
    return null;
  }
}
