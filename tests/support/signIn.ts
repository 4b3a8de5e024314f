import { PASSWORD, type Person, people } from './people';

/** Signs in over HTTP at a server that runs; gives the access token. */
export async function signIn(url: string, person: Person): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people[person], password: PASSWORD, device_id: 'tests' }),
  });
  if (!response.ok) throw new Error(`${person} cannot sign in: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}
