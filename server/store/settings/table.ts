import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from '../../db/columns';

/** What the installation keeps about itself: signing key, which base data were loaded. */
export const settings = pgTable('settings', {
  key: varchar({ length: 60 }).primaryKey(),
  value: jsonb().notNull(),
  updated_at: instantOfInsert(),
});
