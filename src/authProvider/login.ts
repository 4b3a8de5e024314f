import { jwtDecode } from 'jwt-decode';
import { authApi, type LoginAnswer } from '../../contract/identity/auth';
import type { TokenClaims, Tokens } from '../../contract/identity/session';
import { http } from '../dataProvider/http';
import { deviceId } from './deviceId';

/** Who signed in, read from the token of the answer. */
export interface Identity {
  id: string;
  name: string;
  role: string | null;
  expiresAt: Date;
}

/** What the second step of signing in answers to. */
export type Challenge = NonNullable<LoginAnswer['second_factor']>;

/**
 * Signs in. The tokens become HttpOnly cookies; the page keeps neither. Where the account has a second factor the answer is its
 * challenge, for `loginByCode`. Throws ApiError with the server's message.
 */
export async function login(credentials: { email: string; password: string }): Promise<Identity | Challenge> {
  const { data } = await http<LoginAnswer>({
    method: authApi.login.method,
    url: authApi.login.path,
    body: { ...credentials, device_id: deviceId() },
    session: 'none',
  });
  return data.second_factor ?? identityOf(data as Tokens);
}

/** The second step: the challenge with a code of the authenticator, or a recovery code. Throws ApiError. */
export async function loginByCode(challenge: Challenge, code: string): Promise<Identity> {
  const { data } = await http<Tokens>({
    method: authApi.verifySecondFactor.method,
    url: authApi.verifySecondFactor.path,
    body: { challenge: challenge.challenge, code },
    session: 'none',
  });
  return identityOf(data);
}

function identityOf({ token }: Tokens): Identity {
  const { sub, name, role, exp } = jwtDecode<TokenClaims>(token);
  return { id: sub, name, role, expiresAt: new Date(exp * 1000) };
}
