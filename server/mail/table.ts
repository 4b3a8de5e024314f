import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, instant, instantOfInsert } from '../db/columns';

/**
 * Mails to send: written in the transaction of what they tell of, sent after it. Once sent, a mail loses its text, which may hold
 * the link to a password.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to_address: varchar({ length: 254 }).notNull(),
    subject: text().notNull(),
    text: text(),
    html: text(),
    created_at: instantOfInsert(),
    /** When to try next; null once it was sent or given up. */
    next_try_at: instant().default(sql`now()`),
    tries: integer().notNull().default(0),
    sent_at: instant(),
    last_error: text(),
  },
  table => [index('mails_next_try_at_idx').on(table.next_try_at)],
);
