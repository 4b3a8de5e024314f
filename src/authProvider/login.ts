import { jwtDecode } from 'jwt-decode';
import { authApi, type TokenClaims, type Tokens } from '../../contract/auth';
import { http } from '../dataProvider/http';
import { deviceId } from './deviceId';

/** Who signed in, read from the token of the answer. */
export interface Identity {
  id: string;
  name: string;
  role: string | null;
  expiresAt: Date;
}

/** Signs in. The tokens become HttpOnly cookies; the page keeps neither. Throws ApiError with the server's message. */
export async function login(credentials: { email: string; password: string }): Promise<Identity> {
  const { data } = await http<Tokens>({
    method: authApi.login.method,
    url: authApi.login.path,
    body: { ...credentials, device_id: deviceId() },
    session: 'none',
  });
  const { sub, name, role, exp } = jwtDecode<TokenClaims>(data.token);
  return { id: sub, name, role, expiresAt: new Date(exp * 1000) };
}
