import { setTimeout as wait } from 'node:timers/promises';
import { auditLogApi } from '../../contract/auditLog';
import { bannerApi } from '../../contract/banner';
import { profileApi } from '../../contract/identity/profile';
import { requireSentence } from './requireSentence';
import type { Tally } from './Tally';
import type { Target } from './Writer';

const asked = [bannerApi.list.path, `${auditLogApi.list.path}?limit=25`, profileApi.get.path];

/**
 * Reads one thing after another, accepting any response whose refusal is a declared sentence.
 * @throws Error if the session ended, or a refusal is not one
 */
export async function readUntil({ url, token }: Target, isOver: () => boolean, tally: Tally): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const path = asked[count % asked.length]!;
    try {
      const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      if (response.ok) {
        tally.read += 1;
        continue;
      }
      tally.refuse(response.status);
      requireRefusal(path, response.status, text);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      // `fetch` throws a TypeError if there is no response at all
      tally.refuse(0);
    }
    await wait(100);
  }
}

function requireRefusal(path: string, status: number, text: string) {
  const { message } = requireSentence(status, text);
  if (status !== 503) throw new Error(`${path} gave ${status}: ${message}`);
}
