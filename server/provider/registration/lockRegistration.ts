import { eq } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Actor } from '../../core/Actor';
import { notFound, staleVersion } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { registrations } from './table';

export type RegistrationRow = typeof registrations.$inferSelect;

/** @throws HttpError 404 if there is no such registration, or it is outside the actor's regions */
export async function requireRegistration(db: Db, id: string, actor: Actor): Promise<RegistrationRow> {
  const [row] = isUuid(id) ? await db.select().from(registrations).where(eq(registrations.id, id)) : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound();
  return row;
}

/**
 * Returns the registration, locked until the transaction ends, if it still has the version that the client read: the second of two
 * concurrent decisions finds it stale.
 *
 * @throws HttpError 404, 409 if it is stale
 */
export async function lockRegistration(tx: Tx, id: string, version: number, actor: Actor): Promise<RegistrationRow> {
  const [row] = isUuid(id) ? await tx.select().from(registrations).where(eq(registrations.id, id)).for('update') : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound();
  if (row.version !== version) throw staleVersion(row.version);
  return row;
}
