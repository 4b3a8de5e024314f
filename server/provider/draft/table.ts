import { index, integer, json, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from '../../db/columns';

/** What people typed and did not save: one for each person, form and record. Accounts may live at a remote provider: no foreign key. */
export const drafts = pgTable(
  'drafts',
  {
    user_id: uuid().notNull(),
    resource: varchar({ length: 41 }).notNull(),
    /** Empty for a new record. */
    record_id: varchar({ length: 100 }).notNull(),
    /** `json` and not `jsonb`: kept as it was typed, half a surrogate pair included. */
    values: json().$type<Record<string, unknown>>().notNull(),
    base_version: integer(),
    saved_at: instantOfInsert(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.resource, table.record_id] }),
    index('drafts_saved_at_idx').on(table.saved_at),
  ],
);
