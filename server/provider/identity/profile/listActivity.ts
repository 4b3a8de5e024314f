import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Activity } from '../../../../contract/identity/profile';
import { audit_log } from '../../../audit/table';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';

/** Lists what the actor did and what happened to their account, newest first. @returns the rows and the total count */
export async function listActivity(
  db: Db,
  actor: Actor,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Activity[]; total: number }> {
  const isAbout = or(
    eq(audit_log.actor_id, actor.user_id),
    and(eq(audit_log.entity, 'account'), eq(audit_log.entity_id, actor.user_id)),
  );
  const { id, at, action, entity, entity_id, label, ip } = audit_log;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, at, action, entity, entity_id, label, ip })
      .from(audit_log)
      .where(isAbout)
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(audit_log)
      .where(isAbout),
  ]);
  return { rows, total: counted!.total };
}
