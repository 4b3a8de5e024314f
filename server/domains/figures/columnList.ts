import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { customer_days } from './table';

/** The columns of a figures table, except `entry`, which distinguishes rows that are not folded yet. */
export const columnList = (table: PgTable): SQL =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter(({ name }) => name !== customer_days.entry.name)
      .map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
