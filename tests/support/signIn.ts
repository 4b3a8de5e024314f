import type { Tokens } from '../../contract/identity/session';
import { PASSWORD, type Person, people } from './people';

/** Signs in to a running server over HTTP; returns the access token. */
export const signIn = async (url: string, person: Person): Promise<string> => (await beginSession(url, person)).token;

/** Signs in likewise; returns both tokens. */
export async function beginSession(url: string, person: Person): Promise<Pick<Tokens, 'token' | 'refresh_token'>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people[person], password: PASSWORD, device_id: 'tests' }),
  });
  if (!response.ok) throw new Error(`${person} cannot sign in: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: Tokens };
  return data;
}
