import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { anyText, email, instantOut, MAX_PASSWORD } from '../core/fields';
import { secondFactorCode } from './secondFactor';
import { nextTokens, tokens } from './session';

/**
 * Two cookies about the password's age (point 4): `expired` is `1` once it has expired and unset before, `days` is the number of
 * days left. They inform the console and authorise nothing.
 */
export const PASSWORD_COOKIES = { expired: 'password-expired', days: 'password-days' } as const;

export const loginInput = z.object({
  email: email.meta({ title: 'Email' }),
  password: anyText(MAX_PASSWORD).min(1).meta({ title: 'Kata sandi' }),
  device_id: anyText(100).optional().meta({ title: 'Perangkat' }),
});

/** With a second factor, the tokens are issued only after `POST /api/auth/second-factor` with this challenge and a code. */
export const secondFactorChallenge = z.object({ challenge: z.string(), expires_at: instantOut });

/** The response to signing in: the tokens, or the challenge of the second factor. */
const loginResponse = tokens.partial().extend({ second_factor: secondFactorChallenge.optional() });
export type LoginResponse = z.output<typeof loginResponse>;

/** The second step of signing in: the challenge of the login response with a code, or with a recovery code. */
export const secondFactorInput = z.object({
  challenge: anyText(2_000).min(1).meta({ title: 'Tantangan' }),
  code: secondFactorCode,
  device_id: anyText(100).optional().meta({ title: 'Perangkat' }),
});

/** Signing in and out, and renewing the tokens. */
export const authApi = {
  login: endpoint('POST /api/auth/login', {
    access: 'public',
    summary: 'Sign in; the tokens in the response are also set as cookies',
    body: loginInput,
    response: loginResponse,
  }),
  refresh: endpoint('POST /api/refresh-token', {
    access: 'public',
    summary:
      'Renew both tokens with the refresh cookie or `{ refresh_token }`; the old refresh token stops working. A browser that sent the cookie receives only cookies',
    body: z.object({ refresh_token: anyText(4_096).optional() }).nullish(),
    response: nextTokens,
  }),
  logout: endpoint('POST /api/auth/logout', {
    access: 'public',
    summary: 'End the session and clear its cookies',
    body: z.object({ device_id: anyText(100).optional() }).nullish(),
  }),
  verifySecondFactor: endpoint('POST /api/auth/second-factor', {
    access: 'public',
    summary: 'Complete the second step of signing in: the challenge with an authenticator code or a recovery code',
    body: secondFactorInput,
    response: tokens,
  }),
};
