import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { inTransaction } from '../../store/inTransaction';

/** Runs a write in a transaction, then triggers sending of the mails that it queued. */
export async function writeRegistration<Result>(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, work);
  outbox.poke();
  return result;
}
