import { and, desc, eq, sql } from 'drizzle-orm';
import type { Page } from '../../../contract/core/answer';
import { type Change, type Entity, entities } from '../../../contract/history';
import { type AuditedFields, audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { authorize } from '../../http/routes';
import { bannerStore } from '../banner/store';
import { findSeller } from '../merchant/findSeller';
import { authorizeProductRead } from '../merchantProduct/authorizeProductRead';
import { orderStore } from '../order/orderStore';
import { shippingCostStore } from '../shippingCost/shippingCostStore';

/**
 * What happened to a record, newest first, from the audit log; also to one that was deleted.
 *
 * @throws HttpError 404 for an entity without a history or a record of another region, 403 where the person may not read such records.
 */
export async function historyOf(
  db: Db,
  { entity, id }: { entity: string; id: string },
  { page, limit }: { page: number; limit: number },
  actor: Actor,
): Promise<Page<Change>> {
  if (!isEntity(entity)) throw notFound('Riwayat untuk data ini tidak ada.');
  authorize({ access: entities[entity] }, actor);
  await scoped[entity]?.(db, id, actor);
  const ofRecord = and(eq(audit_log.entity, entity), eq(audit_log.entity_id, id));
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(audit_log)
      .where(ofRecord)
      .orderBy(desc(audit_log.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(audit_log)
      .where(ofRecord),
  ]);
  const { total } = counted!;
  return { list: rows.map(changeOf), meta: { page, limit, total, total_page: Math.ceil(total / limit) }, total };
}

/** Records that are not there (404) for who is bound to other sales regions. */
const scoped: Partial<Record<Entity, (db: Db, id: string, actor: Actor) => Promise<unknown>>> = {
  banner: (db, id, actor) => bannerStore(db).authorizeRead(id, actor),
  merchant: findSeller,
  merchant_product: authorizeProductRead,
  order: (db, id, actor) => orderStore(db).authorizeRead(id, actor),
  shipping_cost: (db, id, actor) => shippingCostStore(db).authorizeRead(id, actor),
};

const isEntity = (name: string): name is Entity => Object.hasOwn(entities, name);

const changeOf = ({ id, at, actor_id, actor_name, action, label, before, after }: typeof audit_log.$inferSelect) => ({
  id,
  at,
  actor: { id: actor_id, name: actor_name },
  action,
  label,
  changes: changesOf(before, after),
});

/** Fields of no use to a reader of the record itself. */
const PLUMBING = new Set(['id', 'created_at', 'created_by']);

/** What differs between two states of a record, field by field. */
export function changesOf(before: AuditedFields | null, after: AuditedFields | null): Change['changes'] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter(field => !PLUMBING.has(field))
    .map(field => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}
