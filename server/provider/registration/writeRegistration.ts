import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { toHttpError } from '../../store/toHttpError';

/** One transaction, its refusals in our words; mails that it queued are sent after it. */
export async function writeRegistration<Result>(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await db.transaction(work);
    outbox.poke();
    return result;
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
