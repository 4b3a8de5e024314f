import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { alphabetical } from '../db/alphabetical';
import { instant, instantOfInsert } from '../db/columns';

/** Changed fields of a record by name, never secrets. */
export type AuditedFields = Record<string, unknown>;

/**
 * Append-only log of who changed what, when, from what to what. There are no foreign keys: the log outlives the accounts and records it
 * mentions, so it stores their names.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instantOfInsert(),
    /** Null for the server itself, or a person not signed in. */
    actor_id: uuid(),
    actor_name: text().notNull(),
    session_id: uuid(),
    request_id: text(),
    ip: varchar({ length: 45 }),
    /** `create`, `update`, `delete`, or an action of the domain: `login`, `publish` … */
    action: varchar({ length: 40 }).notNull(),
    entity: varchar({ length: 60 }).notNull(),
    entity_id: text(),
    /** The record's name at the time. */
    label: text(),
    /** The record's sales region; null if it is nationwide or has none. Readers restricted to regions see only theirs. */
    region_code: varchar({ length: 60 }),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
    /** Position in the hash chain; null until the row is sealed, seconds after the insert (see sealAudit.ts). */
    seal_number: integer(),
    prev_hash: text(),
    hash: text(),
  },
  table => [
    uniqueIndex('audit_log_seal_number_key').on(table.seal_number),
    index('audit_log_unsealed_idx').on(table.id).where(sql`${table.seal_number} is null`),
    index('audit_log_actor_name_idx').on(alphabetical(table.actor_name), table.id),
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_entity_idx').on(table.entity, table.entity_id, table.id),
    index('audit_log_actor_id_idx').on(table.actor_id, table.id),
    index('audit_log_region_code_idx').on(table.region_code, table.id),
    index('audit_log_action_idx').on(table.action, table.id),
  ],
);

/**
 * Refused requests of signed-in people, counted by call and minute. A job moves past minutes into the audit log: one row each, however many
 * requests there were.
 */
export const refused_requests = pgTable(
  'refused_requests',
  {
    minute: instant().notNull(),
    actor_id: uuid().notNull(),
    /** Method and route, never an address. */
    call: varchar({ length: 200 }).notNull(),
    status: integer().notNull(),
    count: integer().notNull().default(1),
    actor_name: text().notNull(),
    session_id: uuid(),
    /** Id of the first of these requests. */
    request_id: text(),
    ip: varchar({ length: 45 }),
  },
  table => [primaryKey({ columns: [table.minute, table.actor_id, table.call, table.status] })],
);
