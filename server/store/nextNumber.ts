import { desc, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/types';

/**
 * Returns the next sequential number with a prefix, read from the end of the column's index. Concurrent callers for the same table wait
 * until this transaction ends.
 * @param prefix upper-case letters, digits and `-`
 * @example await nextNumber(tx, merchants.number, 'MRC-', 6) // MRC-002001
 */
export async function nextNumber(tx: Tx, column: PgColumn, prefix: string, digits: number): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('numbers'), hashtext(${getTableName(column.table)}))`);
  const [last] = await tx
    .select({ number: sql<string>`${column}` })
    .from(column.table)
    .where(sql`${column} ~ ${`^${prefix}[0-9]{${digits}}$`}`)
    .orderBy(desc(column))
    .limit(1);
  return prefix + String(Number(last?.number.slice(prefix.length) ?? 0) + 1).padStart(digits, '0');
}
