import { jwtDecode } from 'jwt-decode';
import { authApi, type LoginAnswer } from '../../contract/identity/auth';
import type { TokenClaims, Tokens } from '../../contract/identity/session';
import { http } from '../dataProvider/http';
import { deviceId } from './deviceId';

/** The signed-in person, from the token of the response. */
export interface Identity {
  id: string;
  name: string;
  role: string | null;
  expiresAt: Date;
}

/** A challenge to be answered by the second step of signing in. */
export type Challenge = NonNullable<LoginAnswer['second_factor']>;

/**
 * Signs in. The tokens become HttpOnly cookies, not readable by the page. If the account has a second factor it
 * resolves to a challenge for `loginByCode`. @throws ApiError with the server's message
 */
export async function login(credentials: { email: string; password: string }): Promise<Identity | Challenge | null> {
  const { data } = await http<LoginAnswer>({
    method: authApi.login.method,
    url: authApi.login.path,
    body: { ...credentials, device_id: deviceId() },
    session: 'none',
  });
  return data.second_factor ?? identityOf(data as Tokens);
}

/** The second step: answers the challenge with a code of the authenticator, or a recovery code. @throws ApiError */
export async function loginByCode(challenge: Challenge, code: string): Promise<Identity | null> {
  const { data } = await http<Tokens>({
    method: authApi.verifySecondFactor.method,
    url: authApi.verifySecondFactor.path,
    body: { challenge: challenge.challenge, code },
    session: 'none',
  });
  return identityOf(data);
}

/** Null for a token that says nothing: that of a remote provider need not be a JWT. */
function identityOf({ token }: Tokens): Identity | null {
  try {
    const { sub, name, role, exp } = jwtDecode<TokenClaims>(token);
    return { id: sub, name, role, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
