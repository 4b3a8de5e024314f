import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { inTransaction } from '../../store/inTransaction';
import { lockRow } from '../../store/lockRow';
import { registrations } from './table';

export type RegistrationRow = typeof registrations.$inferSelect;

/** @throws HttpError 404 if there is no such registration, or it is outside the actor's regions */
export async function requireRegistration(db: Db, id: string, actor: Actor): Promise<RegistrationRow> {
  const [row] = isUuid(id) ? await db.select().from(registrations).where(eq(registrations.id, id)) : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound();
  return row;
}

/** Locks a registration, with `lockRow`'s errors and also 404 outside the actor's regions. */
export const lockRegistration = (
  tx: Tx,
  id: string,
  version: number | undefined,
  actor: Actor,
): Promise<RegistrationRow> =>
  lockRow(tx, registrations, id, {
    version,
    authorize({ region_code }) {
      if (!reaches(actor, region_code)) throw notFound();
    },
  });

/** Runs a write in a transaction, then triggers sending of the mails that it queued. */
export async function writeRegistration<Result>(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, work);
  outbox.poke();
  return result;
}
