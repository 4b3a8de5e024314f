import { z } from 'zod';
import { id, instantOut } from '../core/fields';

/** One sign-in on one device. */
export const session = z.object({
  id,
  /** Browser and system as people call them: 'Chrome di Windows'. */
  device: z.string().meta({ title: 'Perangkat' }),
  /** The address it came from. */
  ip: z.string().nullable().meta({ title: 'Alamat IP' }),
  created_at: instantOut.meta({ title: 'Masuk' }),
  last_seen_at: instantOut.meta({ title: 'Terakhir aktif' }),
  /** The session of this request. */
  is_current: z.boolean().meta({ title: 'Sesi ini' }),
  /** Name of the role that it sees the console as; null for an ordinary session. */
  sees_as: z.string().nullable().meta({ title: 'Melihat sebagai' }),
});
export type Session = z.output<typeof session>;

/** The four auth cookies. The two tokens are HttpOnly; the console can read when they expire (ISO instants). On https the tokens' names are prefixed with `__Host-`. */
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

/** The tokens that follow those of a session; without themselves where a browser gets them as cookies, so that no script of a page reads them. */
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
