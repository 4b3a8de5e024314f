import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Columns and SQL expressions of a list or record, by name. */
export type Selection = Record<string, PgColumn | SQL | SQL.Aliased>;
