import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from './columns';

/** What the installation keeps about itself: its signing key, which base data were loaded, whether it has the demo. */
export const settings = pgTable('settings', {
  key: varchar({ length: 60 }).primaryKey(),
  value: jsonb().notNull(),
  updated_at: instantOfInsert(),
});
