import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { settings } from '../db/table';
import type { Tx } from '../db/types';
import type { SlicedContext } from './DemoData';

const KEY = 'demo_indexes';

/** Statements that restore what was dropped, stored in the database until the last of them has run. */
interface Dropped {
  restore: string[];
}

/**
 * Runs a bulk load without indexes and foreign keys and restores them afterwards, each in its own slice: maintaining them row by row took
 * most of the time and left the indexes half empty. Invalid rows still fail.
 */
export async function withoutIndexes(
  { db, slice, report }: Pick<SlicedContext, 'db' | 'slice' | 'report'>,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  await slice(tx => dropIndexes(tx, tables));
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  await work();
  // another process may have completed the demo in the meantime
  const { restore } = (row?.value ?? { restore: [] }) as Dropped;
  for (const [index, statement] of restore.entries()) {
    report(`Indeks pesanan ${index + 1} dari ${restore.length}`);
    await slice(async tx => {
      await tx.execute(sql.raw(statement));
    });
  }
  await slice(async tx => {
    await tx.delete(settings).where(eq(settings.key, KEY));
  });
}

async function dropIndexes(tx: Tx, tables: readonly PgTable[]): Promise<void> {
  const owners = sql`any(${sql.param(tables.map(getTableName))}::text[]::regclass[])`;
  const { rows: keys } = await tx.execute<{ owner: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = ${owners} order by conrelid, conname`);
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${owners} and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by indrelid, indexrelid`);
  for (const { owner, name } of keys) await tx.execute(sql.raw(`alter table ${owner} drop constraint ${name}`));
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  const restore = [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`),
  ];
  await tx.insert(settings).values({ key: KEY, value: { restore } satisfies Dropped });
}
