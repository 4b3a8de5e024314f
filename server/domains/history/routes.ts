import { and, desc, eq } from 'drizzle-orm';
import type { Page } from '../../../contract/core/response';
import type { Change } from '../../../contract/history';
import { historyApi } from '../../../contract/history';
import { historyErrors } from '../../../contract/historyErrors';
import { changesOf } from '../../audit/changesOf';
import { audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { DomainHistory } from '../../domain/Domain';
import { Names } from '../../export/Names';
import { authorize, routes } from '../../http/routes';
import { listMeta } from '../../store/listMeta';

export const historyRoutes = (histories: readonly DomainHistory[]) =>
  routes(historyApi, ({ db }) => ({
    list: ({ params, query, actor }) => readHistory(db, histories, params, query, actor),
  }));

/**
 * Returns the history of a record from the audit log, newest first; also of deleted records.
 *
 * @throws HttpError 404 for an entity without a history or a record of another region, 403 if the actor may not read such records
 */
async function readHistory(
  db: Db,
  histories: readonly DomainHistory[],
  { entity, id }: { entity: string; id: string },
  { page, limit }: { page: number; limit: number },
  actor: Actor,
): Promise<Page<Change>> {
  const history = histories.find(each => each.entity === entity);
  if (!history) throw notFound(historyErrors.unknownEntity());
  authorize(history, actor);
  if (history.authorizeRead !== 'anyRegion') await history.authorizeRead(db, id, actor);
  const ofRecord = and(eq(audit_log.entity, entity), eq(audit_log.entity_id, id));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(audit_log)
      .where(ofRecord)
      .orderBy(desc(audit_log.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(audit_log, ofRecord),
  ]);
  const names = new Names(db, history.namers ?? {}, actor);
  await names.read(rows.flatMap(statesOf));
  const list = rows.map(row => ({ ...changeOf(row), ...(history.namers && { names: names.foundIn(statesOf(row)) }) }));
  return { list, meta: listMeta({ page, limit }, total), total };
}

type Row = typeof audit_log.$inferSelect;

const statesOf = ({ before, after }: Row) => [before ?? {}, after ?? {}];

const changeOf = ({ id, at, actor_id, actor_name, action, label, before, after }: Row) => ({
  id,
  at,
  actor: { id: actor_id, name: actor_name },
  action,
  label,
  changes: changesOf(before, after),
});
