import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from './columns';

/** Settings of the installation: its signing key, the base data loaded, whether it has demo data. */
export const settings = pgTable('settings', {
  key: varchar({ length: 60 }).primaryKey(),
  value: jsonb().notNull(),
  updated_at: instantOfInsert(),
});
