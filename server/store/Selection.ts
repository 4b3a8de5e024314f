import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a list or a record carries, by name: columns, and SQL for what is worked out. */
export type Selection = Record<string, PgColumn | SQL | SQL.Aliased>;
