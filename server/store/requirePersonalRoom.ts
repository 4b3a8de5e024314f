import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { HttpError } from '../core/HttpError';
import type { Tx } from '../db/types';

interface PersonalStore {
  userId: string;
  /** The person's other rows, without the one being written. */
  others: SQL | undefined;
  /** Maximum number of rows per person. */
  max: number;
  error: (params: { count: number }) => ErrorMessage;
  /** 429 if waiting helps. */
  status?: 409 | 429;
}

/** Seconds after which a retry against a daily limit makes sense. */
const RETRY_SECONDS = 3_600;

/**
 * Limits what one person can store. Their writes to the table are serialised, so that concurrent ones are counted too.
 *
 * @throws HttpError 409 (or 429) if the person already has the maximum number of rows
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
