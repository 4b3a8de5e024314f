import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, instant, instantOfInsert } from '../db/columns';

/**
 * Outbox: emails are queued in the transaction of their event and sent after it. The text, which may hold a password link, is deleted once
 * sent.
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
    /** Next try; null once sent or abandoned. */
    next_try_at: instant().default(sql`now()`),
    tries: integer().notNull().default(0),
    sent_at: instant(),
    last_error: text(),
  },
  table => [index('mails_next_try_at_idx').on(table.next_try_at)],
);
