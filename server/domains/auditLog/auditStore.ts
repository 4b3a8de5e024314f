import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditWords } from '../../../contract/auditLabels';
import type { AuditDetail, AuditRow, auditLogApi } from '../../../contract/auditLog';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import { changesOf } from '../../audit/changesOf';
import { audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { equals, fromDay, oneOf, untilDay } from '../../store/filters';
import { pageStatements, type WholeList } from '../../store/pageStatements';
import { readPage } from '../../store/readPage';

type Query = z.output<typeof auditLogApi.list.query>;

/** The list only suggests filter values, so it need not be complete. */
const MAX_ACTORS = 500;

const inWords = (row: AuditRow) => ({ ...row, ...auditWords(row.entity, row.action) });

const within = <Asked extends object>(query: Asked, actor: Actor) => ({ ...query, reader: readerOf(actor) });

/** Reads the audit log, newest first, limited to what the actor may read (see `seenBy`). */
export function auditStore(db: Db) {
  const statements = auditList(db);
  return {
    page: (query: Query, actor: Actor): Promise<Page<AuditRow>> =>
      readPage(statements, within(query, actor) as ListQuery),

    /** The rows for exports, which no console translates. */
    exported: {
      entity: 'audit_log' as const,
      whole: (query: Omit<Query, 'page' | 'limit'>, actor: Actor): WholeList => {
        const list = statements.whole(within(query, actor) as Omit<ListQuery, 'page' | 'limit'>);
        return { ...list, decode: raw => inWords(list.decode(raw) as AuditRow) };
      },
    },

    /** @throws HttpError 404 */
    async find(id: string, actor: Actor): Promise<AuditDetail> {
      const [row] = /^\d{1,15}$/.test(id)
        ? await db
            .select()
            .from(audit_log)
            .where(and(eq(audit_log.id, Number(id)), seenBy(actor)))
        : [];
      if (!row) throw notFound();
      const { before, after, prev_hash: _prev, region_code: _region, ...shown } = row;
      return { ...shown, changes: changesOf(before, after) };
    },

    /** Returns the actors, entities and actions that occur in the rows that the actor may read. */
    async filters(actor: Actor) {
      const seen = seenBy(actor) ?? sql`true`;
      const distinct = async (column: 'entity' | 'action') => {
        const name = sql.identifier(column);
        const { rows } = await db.execute<{ value: string }>(
          sql`select distinct ${name} as value from ${audit_log} where ${seen} order by 1`,
        );
        return rows.map(({ value }) => value);
      };
      const { rows: actors } = await db.execute<{ id: string; name: string }>(sql`
        select distinct on (actor_id) actor_id as id, actor_name as name from ${audit_log}
        where actor_id is not null and ${seen} order by actor_id, id desc limit ${MAX_ACTORS}`);
      return {
        actors: actors.sort((one, other) => one.name.localeCompare(other.name, 'id')),
        entities: await distinct('entity'),
        actions: await distinct('action'),
      };
    },
  };
}

/** The log as visible to a reader bound to regions: rows about records of their regions, and their own actions. */
const readBy = (reader: SQLWrapper) =>
  sql`(${audit_log.region_code} = any(${reader}) or ${audit_log.actor_id}::text = any(${reader}))`;

/** Returns the value of the list's filter `reader`; undefined (no filter) for actors bound to no region. */
const readerOf = (actor: Actor): readonly string[] | undefined => {
  const regions = boundTo(actor);
  return regions && [...regions, actor.user_id];
};

/** The condition for the rows that the actor may read; undefined for all. */
function seenBy(actor: Actor): SQL | undefined {
  const reader = readerOf(actor);
  return reader && readBy(sql`${sql.param(reader)}::text[]`);
}

/** The statements of the audit log's list and export. */
const auditList = (db: Db) =>
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
