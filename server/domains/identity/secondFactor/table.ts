import { index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant, instantOfInsert } from '../../../db/columns';
import { users } from '../account/table';

/** The secret shared with a person's authenticator. It takes effect once `users.second_factor_at` is set. */
export const second_factors = pgTable('second_factors', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from the installation's signing secret. */
  secret: text().notNull(),
  /** The time step of the last accepted code: no code works twice. */
  last_step: integer().notNull().default(0),
  created_at: instantOfInsert(),
});

/** Codes for people who lost their authenticator. Each works once. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 suffices: the codes are long and random. */
    code_hash: varchar({ length: 64 }).notNull(),
    used_at: instant(),
  },
  table => [index('recovery_codes_user_id_idx').on(table.user_id, table.code_hash)],
);
