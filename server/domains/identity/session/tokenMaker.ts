import { timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { TOKEN_LIFETIME_S } from '../../../../contract/constants';
import { type TokenClaims, tokenClaims } from '../../../../contract/identity/session';
import { openSecrets } from '../../../core/secrets';

/** Makes and reads the two tokens of a session. */
export interface TokenMaker {
  /** Signs the access token (JWT). */
  sign(claims: Omit<TokenClaims, 'iat' | 'exp'>, now: Date): Promise<{ token: string; expiresAt: Date }>;
  /** Returns the claims of a token that was signed here and has not expired; null otherwise. */
  verify(token: string): Promise<TokenClaims | null>;
  /** Returns the refresh token of a session's generation. It is derived, so that a tab that lost the race to renew can get it again. */
  refreshToken(sessionId: string, generation: number): string;
  /** Returns the session and generation of a refresh token; null if it was not created here. */
  readRefreshToken(token: string): { sessionId: string; generation: number } | null;
}

/** @param secret at least 32 bytes, shared by all processes. */
export function tokenMaker(secret: Uint8Array): TokenMaker {
  // each token is verified once; every request still looks up the session
  const verified = new LRUCache<string, TokenClaims>({ max: 5_000 });
  // a separate key: with the access token's key, an access token could pass for a refresh token
  const secrets = openSecrets(secret);
  const mac = (text: string) => secrets.mac('refresh-token', text);
  const maker: TokenMaker = {
    async sign(claims, now) {
      const issued = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issued)
        .setExpirationTime(issued + TOKEN_LIFETIME_S)
        .sign(secret);
      return { token, expiresAt: new Date((issued + TOKEN_LIFETIME_S) * 1000) };
    },
    async verify(token) {
      let claims = verified.get(token);
      if (!claims) {
        try {
          const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
          claims = tokenClaims.parse(payload);
        } catch {
          return null;
        }
        verified.set(token, claims);
      }
      return claims.exp * 1000 > Date.now() ? claims : null;
    },
    refreshToken: (sessionId, generation) => `${sessionId}.${generation}.${mac(`${sessionId}.${generation}`)}`,
    readRefreshToken(token) {
      const [sessionId, generation, given, ...more] = token.split('.');
      if (!sessionId || !generation || !given || more.length > 0) return null;
      const expected = Buffer.from(mac(`${sessionId}.${generation}`));
      const actual = Buffer.from(given);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
      return { sessionId, generation: Number(generation) };
    },
  };
  return maker;
}
