import { setTimeout as wait } from 'node:timers/promises';
import { authApi } from '../../contract/identity/auth';
import { beginSession } from '../support/signIn';
import { requireSentence } from './requireSentence';
import type { Tally } from './Tally';

const EVERY_MS = 1_000;

type Refreshed = { refresh_token: string } | null;

/**
 * Renews one session from two tabs at once, each on another server, again and again. A renewal without a response is retried.
 * @returns how often the session was renewed
 * @throws Error if the tabs are logged out, or given different tokens
 */
export async function renewUntil(urls: readonly string[], isOver: () => boolean, tally: Tally): Promise<number> {
  let { refresh_token } = await beginSession(urls[0]!, 'auditor');
  let renewals = 0;
  while (!isOver()) {
    const answers = await Promise.all(urls.map(url => renew(url, refresh_token, tally)));
    const given = new Set(answers.flatMap(answer => answer?.refresh_token ?? []));
    if (given.size > 1) throw new Error('Two tabs were given different tokens');
    for (const token of given) {
      refresh_token = token;
      renewals += 1;
    }
    await wait(EVERY_MS);
  }
  return renewals;
}

/** Returns null if the server or its database is unavailable. */
async function renew(url: string, refresh_token: string, tally: Tally): Promise<Refreshed> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url + authApi.refresh.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    text = await response.text();
  } catch {
    tally.refuse(0);
    return null;
  }
  if (response.ok) return (JSON.parse(text) as { data: Refreshed }).data;
  tally.refuse(response.status);
  const { message } = requireSentence(response.status, text);
  if (response.status !== 503) throw new Error(`A renewal gave ${response.status}: ${message}`);
  return null;
}
