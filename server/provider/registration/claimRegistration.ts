import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor';
import { isUuid } from '../../db/isUuid';
import type { Db, Tx } from '../../db/types';
import { notFound, staleVersion } from '../../refusal';
import { reaches } from '../../regionScope';
import { registrations } from './table';

export type RegistrationRow = typeof registrations.$inferSelect;

/** A registration that the actor may see. @throws Refusal 404 where there is none, or it is of another region */
export async function seenRegistration(db: Db, id: string, actor: Actor): Promise<RegistrationRow> {
  const [row] = isUuid(id) ? await db.select().from(registrations).where(eq(registrations.id, id)) : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound();
  return row;
}

/**
 * The registration, locked until the transaction ends, in the version that the caller read: of two who decide at once the second
 * finds it changed.
 *
 * @throws Refusal 404, 409 where it is stale
 */
export async function claimRegistration(tx: Tx, id: string, version: number, actor: Actor): Promise<RegistrationRow> {
  const [row] = isUuid(id) ? await tx.select().from(registrations).where(eq(registrations.id, id)).for('update') : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound();
  if (row.version !== version) throw staleVersion(row.version);
  return row;
}
