import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns';

/**
 * Counters of attempts, shared by all server processes. UNLOGGED (see the migration): losing them in a crash does no harm, whereas
 * logging every write would be costly.
 */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 200 }).primaryKey(),
    count: integer().notNull(),
    resets_at: instant().notNull(),
  },
  table => [index('rate_limits_resets_at_idx').on(table.resets_at)],
);
