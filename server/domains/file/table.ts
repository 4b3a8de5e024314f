import { boolean, index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instantOfInsert } from '../../db/columns';
import { users } from '../identity/account/table';

/** Uploaded files. The bytes are in the file store under `{id}.{extension}`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    mime: varchar({ length: 100 }).notNull(),
    bytes: integer().notNull(),
    /** In pixels; null if not an image. */
    width: integer(),
    height: integer(),
    sha256: varchar({ length: 64 }).notNull(),
    /** Counts towards the lower daily limit. */
    is_profile_photo: boolean().notNull().default(false),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: instantOfInsert(),
  },
  table => [index('files_sha256_idx').on(table.sha256), index('files_created_by_idx').on(table.created_by)],
);
