import { jwtDecode } from 'jwt-decode';
import { authApi, type LoginResponse } from '../../contract/identity/auth';
import type { TokenClaims, Tokens } from '../../contract/identity/session';
import { http } from '../dataProvider/http';
import { deviceId } from './deviceId';

/** The signed-in user, from the token in the response. */
export interface Identity {
  id: string;
  name: string;
  role: string | null;
  expiresAt: Date;
}

/** The challenge of the second sign-in step. */
export type Challenge = NonNullable<LoginResponse['second_factor']>;

/**
 * Signs in. The tokens become HttpOnly cookies, which the page cannot read. If the account has a second factor, resolves
 * to a challenge for `loginByCode`. @throws ApiError with the server's message
 */
export async function login(credentials: { email: string; password: string }): Promise<Identity | Challenge | null> {
  const { data } = await http<LoginResponse>({
    method: authApi.login.method,
    url: authApi.login.path,
    body: { ...credentials, device_id: deviceId() },
    session: 'none',
  });
  return data.second_factor ?? identityOf(data as Tokens);
}

/** Completes the second step with a code from the authenticator or a recovery code. @throws ApiError */
export async function loginByCode(challenge: Challenge, code: string): Promise<Identity | null> {
  const { data } = await http<Tokens>({
    method: authApi.verifySecondFactor.method,
    url: authApi.verifySecondFactor.path,
    body: { challenge: challenge.challenge, code },
    session: 'none',
  });
  return identityOf(data);
}

/** Returns null if the token cannot be decoded: a remote provider's need not be a JWT. */
function identityOf({ token }: Tokens): Identity | null {
  try {
    const { sub, name, role, exp } = jwtDecode<TokenClaims>(token);
    return { id: sub, name, role, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
