import { index, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { instantOfInsert } from '../db/columns';

/**
 * Idempotency keys of added records, written in the same transaction, or before the request is sent to a remote provider that knows no keys.
 * No foreign key: accounts may live there too.
 */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    user_id: uuid().notNull(),
    entity: varchar({ length: 60 }).notNull(),
    key: varchar({ length: 100 }).notNull(),
    /** Digest of the request's call and body, in hex. */
    digest: varchar({ length: 64 }).notNull(),
    /** A remote provider's response; null until it says that it carried the request out. */
    response: jsonb(),
    created_at: instantOfInsert(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.entity, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.created_at),
  ],
);
