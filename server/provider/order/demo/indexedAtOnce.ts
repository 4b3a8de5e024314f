import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../db/types';

/**
 * Runs a bulk load without indexes and foreign keys and restores them afterwards: maintaining them row by row took
 * most of the time and left the indexes half empty. Invalid rows still fail the transaction.
 */
export async function indexedAtOnce(tx: Tx, tables: readonly PgTable[], work: () => Promise<void>): Promise<void> {
  const owners = sql`any(${sql.param(tables.map(getTableName))}::text[]::regclass[])`;
  const { rows: keys } = await tx.execute<{ owner: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = ${owners} order by conrelid, conname`);
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${owners} and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by indrelid, indexrelid`);
  const run = (statement: string) => tx.execute(sql.raw(statement));
  for (const { owner, name } of keys) await run(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await run(definition);
  for (const { owner, name, definition } of keys)
    await run(`alter table ${owner} add constraint ${name} ${definition}`);
}
