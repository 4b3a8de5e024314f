import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { equals, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { pageStatements } from '../../store/pageStatements';

/** The log as visible to a reader bound to regions: rows about records of their regions, and their own actions. */
const readBy = (reader: SQLWrapper) =>
  sql`(${audit_log.region_code} = any(${reader}) or ${audit_log.actor_id}::text = any(${reader}))`;

/** Returns the value of the list's filter `reader`; undefined (no filter) for actors bound to no region. */
export const readerOf = (actor: Actor): readonly string[] | undefined => {
  const regions = boundTo(actor);
  return regions && [...regions, actor.user_id];
};

/** The condition for the rows that the actor may read; undefined for all. */
export function seenBy(actor: Actor): SQL | undefined {
  const reader = readerOf(actor);
  return reader && readBy(sql`${sql.param(reader)}::text[]`);
}

/** The statements of the audit log's list and export. */
export const auditList = (db: Db) =>
  pageStatements(db, {
    entity: 'audit_log',
    table: audit_log,
    columns: {
      id: audit_log.id,
      at: audit_log.at,
      actor_id: audit_log.actor_id,
      actor_name: audit_log.actor_name,
      action: audit_log.action,
      entity: audit_log.entity,
      entity_id: audit_log.entity_id,
      label: audit_log.label,
      ip: audit_log.ip,
      request_id: audit_log.request_id,
      seal_number: audit_log.seal_number,
      hash: audit_log.hash,
    },
    search: [audit_log.actor_name, audit_log.label],
    sorts: { at: audit_log.at, actor_name: audit_log.actor_name },
    defaultSort: '-at',
    filters: {
      actor_id: oneOf(audit_log.actor_id),
      entity: oneOf(audit_log.entity),
      entity_id: equals<string>(audit_log.entity_id),
      action: oneOf(audit_log.action),
      start_date: fromDay(audit_log.at),
      end_date: untilDay(audit_log.at),
      reader: { condition: readBy },
    },
  });
