import { and, eq, isNull } from 'drizzle-orm';
import { isUuid } from '../../../../contract/core/isUuid';
import { notFound } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { users } from './table';

export type AccountRow = typeof users.$inferSelect;

/** Returns the account, locked for update. @throws HttpError 404, also for a deleted one */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await selectAccount(tx, id).for('update');
  if (!row) throw notFound();
  return row;
}

/** Returns the account, without a lock. @throws HttpError 404, also for a deleted one */
export async function findAccount(db: Db, id: string): Promise<AccountRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await selectAccount(db, id);
  if (!row) throw notFound();
  return row;
}

const selectAccount = (db: Db, id: string) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)));
