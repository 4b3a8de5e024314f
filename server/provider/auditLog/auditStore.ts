import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditWords } from '../../../contract/auditLabels';
import type { AuditDetail, AuditRow, auditLogApi } from '../../../contract/auditLog';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import { changesOf } from '../../audit/changesOf';
import { audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { WholeList } from '../../store/pageStatements';
import { readPage } from '../../store/readPage';
import { auditList, readerOf, seenBy } from './auditList';

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
