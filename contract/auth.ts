import { z } from 'zod';
import { REGION_CODES } from './area/region';
import { endpoint } from './core/endpoint';
import { anyText, email, id, instantOut, version } from './core/fields';

/** The four auth cookies: the two tokens are HttpOnly; their ends (ISO instants) can be read by the console. `__Host-` is put before the tokens' names on https. */
export const COOKIES = {
  token: 'msa_token',
  refreshToken: 'msa_refresh_token',
  tokenEnds: 'msa_token_ends',
  refreshTokenEnds: 'msa_refresh_token_ends',
} as const;

/**
 * Two cookies that say how the password stands (point 4): `expired` is `1` once it has ended and else not set, `days` is the number of
 * days left. The console reads them; they grant nothing.
 */
export const PASSWORD_COOKIES = { expired: 'password-expired', days: 'password-days' } as const;

export const loginInput = z.object({
  email: email.meta({ title: 'Email' }),
  password: z.string().min(1).max(200).meta({ title: 'Kata sandi' }),
  device_id: anyText.max(100).optional().meta({ title: 'Perangkat' }),
});

export const tokens = z.object({
  token: z.string(),
  refresh_token: z.string(),
  token_expires_at: instantOut,
  refresh_token_expires_at: instantOut,
});
export type Tokens = z.output<typeof tokens>;

/** Where the account has a second factor the tokens come only after `POST /api/auth/second-factor` with this challenge and a code. */
export const secondFactorChallenge = z.object({ challenge: z.string(), expires_at: instantOut });

/** What signing in answers: the tokens, or the challenge of the second factor. */
const loginAnswer = tokens.partial().extend({ second_factor: secondFactorChallenge.optional() });
export type LoginAnswer = z.output<typeof loginAnswer>;

/** What the token says of its holder; the console decodes it for identity and expiry. */
export const tokenClaims = z.object({
  sub: id,
  sid: id,
  name: z.string(),
  role: z.string().nullable(),
  iat: z.int(),
  exp: z.int(),
});
export type TokenClaims = z.output<typeof tokenClaims>;

const permissionGroup = z.object({
  permission_group: z.string(),
  label: z.string(),
  permissions: z.array(z.object({ permission_slug: z.string(), label: z.string() })),
});
export type PermissionGroupAnswer = z.output<typeof permissionGroup>;

export const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  locale: z.string(),
  region_code: z.string().nullable(),
  /** Sales regions whose records this session sees and changes; null for the whole country. */
  regions: z.array(z.enum(REGION_CODES)).nullable(),
  role: z.object({ id, name: z.string(), code: z.string() }).nullable(),
  roles_user: z.object({ role: z.object({ name: z.string(), permissions: z.array(permissionGroup) }).nullable() }),
  /** Days until the password ends; negative once it has. */
  password_days_left: z.int(),
  is_password_expired: z.boolean(),
  second_factor: z.object({
    enabled: z.boolean(),
    /** The role asks for it. Where it is not on, nothing but setting it up is possible. */
    required: z.boolean(),
  }),
  /** The role that this session looks at the console as, read-only: `role` is that one then. */
  see_as: z.object({ id, name: z.string(), code: z.string() }).nullable(),
  version,
});
export type Profile = z.output<typeof profile>;

export const grants = z.object({
  /** Every slug the person holds. */
  slugs: z.array(z.string()),
  groups: z.array(permissionGroup),
});
export type Grants = z.output<typeof grants>;

export const authApi = {
  login: endpoint('POST /api/auth/login', {
    access: 'public',
    summary: 'Sign in; the tokens of the answer are also set as cookies',
    body: loginInput,
    answer: loginAnswer,
  }),
  refresh: endpoint('POST /api/refresh-token', {
    access: 'public',
    summary: 'Renew both tokens by the refresh cookie or `{ refresh_token }`; the old refresh token ends',
    body: z.object({ refresh_token: z.string().max(4_096).optional() }).nullish(),
    answer: tokens,
  }),
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    summary: 'End the session and clear its cookies',
    body: z.object({ device_id: anyText.max(100).optional() }).nullish(),
  }),
  profile: endpoint('GET /api/auth/profile', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'The person who is signed in',
    answer: profile,
  }),
  permissions: endpoint('GET /api/auth/permissions', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'What the person may do',
    answer: grants,
  }),
  userPermission: endpoint('GET /v1/cms/user/permission', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'What the person may do (the same list as /api/auth/permissions)',
    answer: grants,
  }),
};
