import { index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant, instantOfInsert } from '../../../db/columns';
import { users } from '../account/table';

/** Former passwords (Argon2id): a new one must not be one of the last five. */
export const password_history = pgTable(
  'password_history',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    password_hash: text().notNull(),
    created_at: instantOfInsert(),
  },
  table => [index('password_history_user_id_idx').on(table.user_id, table.created_at)],
);

/** Mailed links for setting a first password or replacing a forgotten one. Each works once. */
export const password_links = pgTable(
  'password_links',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: varchar({ length: 10, enum: ['reset', 'invitation'] }).notNull(),
    /** SHA-256 of the secret in the link: the database alone gives no access. */
    secret_hash: varchar({ length: 64 }).notNull().unique('password_links_secret_hash_key'),
    created_at: instantOfInsert(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  table => [index('password_links_user_id_idx').on(table.user_id)],
);
