import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/types';
import { defineDomain } from '../../domain/Domain';
import { sumAllDays } from './rebuildFigures';
import { customer_days, transaction_sums } from './table';

/** Sales and payment figures, maintained by triggers on orders; demo orders are summed once at the end instead of with each batch. */
export const figuresDomain = defineDomain({
  name: 'figures',
  jobs: [{ name: 'fold figures', everySeconds: 300, run: ({ db }) => foldEntries(db) }],
  demo: { after: ['order'], seedSlices: sumAllDays },
});

/** Entries per statement; the embedded database blocks everyone else while one runs. */
const AT_ONCE = 2_000;

/** The tables that orders append to, with the columns to sum. */
const tables: [table: PgTable, sums: readonly string[]][] = [
  [customer_days, ['customers']],
  [transaction_sums, ['transactions', 'goods_amount', 'total', 'paid_amount', 'refunded_amount', 'payment_fee']],
];

/**
 * Folds the entries that orders appended into the sums, each batch in one statement, so that a reader sees either the entries or their
 * sum. Several processes may run it at once: each folds only what it deletes, in key order.
 */
export async function foldEntries(db: Db): Promise<void> {
  for (const [table, sums] of tables) {
    const fold = statementOf(table, sums);
    for (;;) {
      const { rows } = await db.execute<{ folded: unknown }>(fold);
      if (Number(rows[0]?.folded) < AT_ONCE) break;
    }
  }
}

function statementOf(table: PgTable, sums: readonly string[]): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  const keys = joinNames(names.filter(name => name !== 'entry' && !sums.includes(name)));
  const kept = sql.join(
    sums.map(name => sql`${sql.identifier(name)} = sums.${sql.identifier(name)} + excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  const summed = sql.join(
    sums.map(name => sql`sum(${sql.identifier(name)})`),
    sql`, `,
  );
  return sql`
    with gone as (
      delete from ${table} where entry > 0 and entry <= (
        select max(entry) from (select entry from ${table} where entry > 0 order by entry limit ${AT_ONCE}) oldest
      ) returning ${keys}, ${joinNames(sums)}
    ), kept as (
      insert into ${table} as sums (${keys}, entry, ${joinNames(sums)})
      select ${keys}, 0, ${summed} from gone group by ${keys} order by ${keys}
      on conflict (${keys}, entry) do update set ${kept}
    )
    select count(*) as folded from gone`;
}

const joinNames = (names: readonly string[]) =>
  sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  );
