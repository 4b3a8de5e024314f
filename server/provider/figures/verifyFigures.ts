import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/types';
import { rawSales } from './rawSales';
import { area_sales, customer_sales, merchant_sales } from './table';

const tables = { area_sales, merchant_sales, customer_sales };

/** Rows of a figures table, and those that are not what the orders say: kept rows that are wrong and missing rows. */
export interface FiguresVerdict {
  table: keyof typeof tables;
  rows: number;
  wrong: number;
  missing: number;
  /** One of them as JSON, null where there are none. */
  example: string | null;
}

/** Compares every figure with a plain sum over the orders, each table in one statement and thus at one moment. */
export async function verifyFigures(db: Db): Promise<FiguresVerdict[]> {
  const verdicts: FiguresVerdict[] = [];
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    const { rows } = await db.execute<Record<keyof FiguresVerdict, unknown>>(statementOf(name));
    const { rows: kept, wrong, missing, example } = rows[0]!;
    verdicts.push({
      table: name,
      rows: Number(kept),
      wrong: Number(wrong),
      missing: Number(missing),
      example: example as string | null,
    });
  }
  return verdicts;
}

/** A row whose orders were all cancelled stays with zeros, which equals no row. */
function statementOf(name: keyof typeof tables) {
  const table: PgTable = tables[name];
  const columns = sql.join(
    Object.values(getTableColumns(table)).map(column => sql.identifier(column.name)),
    sql`, `,
  );
  const none =
    name === 'customer_sales'
      ? sql``
      : sql`where (orders, quantity, volume_liter, volume_kg, value, shipping, discount) <> (0, 0, 0, 0, 0, 0, 0)`;
  return sql`
    with kept as (select ${columns} from ${table} ${none}),
      raw as (select ${columns} from (${rawSales[name]}) r),
      wrong as (select * from kept except all select * from raw),
      missing as (select * from raw except all select * from kept)
    select (select count(*) from kept) as rows, (select count(*) from wrong) as wrong, (select count(*) from missing) as missing,
      (select to_json(e)::text from (select * from wrong union all select * from missing limit 1) e) as example`;
}
