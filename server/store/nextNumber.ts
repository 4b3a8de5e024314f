import { desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/types';

/** Any numbers that no one else uses with this database. */
const LOCKS = { 'REG-': 7_316_561, 'MRC-': 7_316_562 } as const;

/**
 * The next running number with a prefix, found at the end of the column's index; whoever asks at the same time waits until this
 * transaction ends.
 *
 * @param within what follows the kind: the month of a registration
 * @example await numberAfter(tx, merchants.number, 'MRC-', '', 6) // MRC-002001
 */
export async function numberAfter(
  tx: Tx,
  column: PgColumn,
  kind: keyof typeof LOCKS,
  within: string,
  digits: number,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCKS[kind]))})`);
  const prefix = `${kind}${within}`;
  const [last] = await tx
    .select({ number: sql<string>`${column}` })
    .from(column.table)
    .where(sql`${column} ~ ${`^${prefix}[0-9]{${digits}}$`}`)
    .orderBy(desc(column))
    .limit(1);
  return prefix + String(Number(last?.number.slice(prefix.length) ?? 0) + 1).padStart(digits, '0');
}
