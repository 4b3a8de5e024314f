import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from '../../db/columns';

/** What the installation stores about itself: its signing key, and which base data were loaded. */
export const settings = pgTable('settings', {
  key: varchar({ length: 60 }).primaryKey(),
  value: jsonb().notNull(),
  updated_at: instantOfInsert(),
});
