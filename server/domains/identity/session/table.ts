import { type AnyPgColumn, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant, instantOfInsert } from '../../../db/columns';
import { users } from '../account/table';
import { roles } from '../role/table';

/** One sign-in on one device. Ended here, it is over from the next request on. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_id: varchar({ length: 100 }),
    user_agent: text(),
    ip: varchar({ length: 45 }),
    created_at: instantOfInsert(),
    last_seen_at: instantOfInsert(),
    /** When the person last gave the password; risky changes require it again after a while. */
    password_given_at: instantOfInsert(),
    /** The role that a read-only preview shows the console as; null for an ordinary session. */
    as_role_id: uuid().references(() => roles.id, { onDelete: 'cascade' }),
    /** The session that a preview returns to. */
    parent_id: uuid().references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** Counts the renewals; the refresh token names the generation it is valid for and is derived from it (see tokenMaker.ts). */
    refresh_generation: integer().notNull().default(0),
    refreshed_at: instant().notNull(),
    refresh_expires_at: instant().notNull(),
    ended_at: instant(),
    /** An `EndReason` of endSessions.ts. */
    end_reason: varchar({ length: 30 }),
  },
  table => [
    index('sessions_user_id_idx').on(table.user_id, table.ended_at),
    index('sessions_refresh_expires_at_idx').on(table.refresh_expires_at),
    index('sessions_as_role_id_idx').on(table.as_role_id),
    index('sessions_parent_id_idx').on(table.parent_id),
  ],
);
