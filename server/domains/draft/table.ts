import { index, integer, json, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from '../../db/columns';

/** Unsaved form input, one draft per person, form and record. No foreign key: accounts may live at a remote provider. */
export const drafts = pgTable(
  'drafts',
  {
    user_id: uuid().notNull(),
    resource: varchar({ length: 41 }).notNull(),
    /** Empty for a new record. */
    record_id: varchar({ length: 100 }).notNull(),
    /** `json` rather than `jsonb`: it is stored as it is, key order included. */
    values: json().$type<Record<string, unknown>>().notNull(),
    base_version: integer(),
    saved_at: instantOfInsert(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.resource, table.record_id] }),
    index('drafts_saved_at_idx').on(table.saved_at),
  ],
);
