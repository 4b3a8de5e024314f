import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { HttpError } from '../core/HttpError';
import type { Tx } from '../db/types';

interface PersonalStore {
  userId: string;
  /** The person's rows, without the one that is written. */
  others: SQL | undefined;
  /** Rows that one person may have. */
  max: number;
  error: (params: { count: number }) => ErrorMessage;
  /** 429 where waiting helps. */
  status?: 409 | 429;
}

/** Seconds after which a daily bound is worth another try. */
const RETRY_SECONDS = 3_600;

/**
 * Bounds what one person can store. Their writes to the table wait for each other, so that many at once are counted too.
 *
 * @throws HttpError 409 (or 429) where the person has as many rows as may be
 */
export async function requirePersonalRoom(
  tx: Tx,
  table: PgTable,
  { userId, others, max, error, status = 409 }: PersonalStore,
): Promise<void> {
  const lock = `${getTableConfig(table).name}/${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const count = await tx.$count(table, others);
  if (count < max) return;
  throw new HttpError(status, error({ count: max }), status === 429 ? { retryAfter: RETRY_SECONDS } : {});
}
