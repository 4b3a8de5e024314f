import { z } from 'zod';
import { id, instantOut } from '../core/fields';

/** One sign-in on one device. */
export const session = z.object({
  id,
  /** Browser and operating system by their common names: 'Chrome di Windows'. */
  device: z.string().meta({ title: 'Perangkat' }),
  /** IP address from which it was opened. */
  ip: z.string().nullable().meta({ title: 'Alamat IP' }),
  created_at: instantOut.meta({ title: 'Masuk' }),
  last_seen_at: instantOut.meta({ title: 'Terakhir aktif' }),
  /** Whether it is the session of this request. */
  is_current: z.boolean().meta({ title: 'Sesi ini' }),
  /** Name of the role as which it views the console; null for an ordinary session. */
  sees_as: z.string().nullable().meta({ title: 'Melihat sebagai' }),
});
export type Session = z.output<typeof session>;

/**
 * The four auth cookies. The two tokens are HttpOnly; the console can read when they expire (ISO instants). On https the tokens' names
 * are prefixed with `__Host-`.
 */
export const COOKIES = {
  token: 'msa_token',
  refreshToken: 'msa_refresh_token',
  tokenEnds: 'msa_token_ends',
  refreshTokenEnds: 'msa_refresh_token_ends',
} as const;

export const tokens = z.object({
  token: z.string(),
  refresh_token: z.string(),
  token_expires_at: instantOut,
  refresh_token_expires_at: instantOut,
});
export type Tokens = z.output<typeof tokens>;

/** The next tokens of a session. Browsers get only the expiries here and the tokens as cookies, out of reach of page scripts. */
export const nextTokens = tokens.partial({ token: true, refresh_token: true });
export type NextTokens = z.output<typeof nextTokens>;

/** The claims of the access token; the console decodes it for identity and expiry. */
export const tokenClaims = z.object({
  sub: id,
  sid: id,
  name: z.string(),
  role: z.string().nullable(),
  iat: z.int(),
  exp: z.int(),
});
export type TokenClaims = z.output<typeof tokenClaims>;
