import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Activity, profileInput } from '../../../contract/account';
import type { Profile } from '../../../contract/auth';
import { recordAudit } from '../../audit/recordAudit';
import { audit_log } from '../../audit/table';
import type { Actor } from '../../core/Actor';
import { notFound, staleVersion, unauthorized } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { isUuid } from '../../store/isUuid';
import { profileOf } from '../auth/profile';
import { sessions } from '../auth/table';
import { requireFreshPassword } from './freshPassword';
import { users } from './table';

/** What people see and change of their own account. */
export function ownAccount(db: Db) {
  return {
    /** @throws HttpError 409 stale version, 422 (the password is wanted where the phone number changes) */
    async update(
      { version, current_password, ...values }: z.output<typeof profileInput>,
      actor: Actor,
    ): Promise<Profile> {
      const [now] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, actor.user_id));
      if (now && now.phone !== values.phone) await requireFreshPassword(db, actor, current_password);
      await db.transaction(async tx => {
        const [row] = await tx.select().from(users).where(eq(users.id, actor.user_id)).for('update');
        if (!row) throw unauthorized();
        if (row.version !== version) throw staleVersion(row.version);
        await tx
          .update(users)
          .set({ ...values, version: version + 1, updated_at: sql`now()` })
          .where(eq(users.id, row.id));
        const { name, phone, photo_url, locale } = row;
        await recordAudit(tx, actor, {
          action: 'update',
          entity: 'account',
          entity_id: row.id,
          label: values.name,
          before: { name, phone, photo_url, locale },
          after: values,
        });
      });
      return profileOf(db, { ...actor, name: values.name });
    },

    /** @throws HttpError 404 for a session that is over, or another's */
    async endSession(id: string, actor: Actor): Promise<{ id: string }> {
      if (!isUuid(id)) throw sessionGone();
      await db.transaction(async tx => {
        const ended = await tx
          .update(sessions)
          .set({ ended_at: sql`now()`, end_reason: 'ended_by_person' })
          .where(
            and(
              or(eq(sessions.id, id), eq(sessions.parent_id, id)),
              eq(sessions.user_id, actor.user_id),
              isNull(sessions.ended_at),
            ),
          )
          .returning({ id: sessions.id });
        if (!ended.some(session => session.id === id)) throw sessionGone();
        await recordAudit(tx, actor, {
          action: 'end_sessions',
          entity: 'account',
          entity_id: actor.user_id,
          label: actor.name,
          after: { count: ended.length },
        });
      });
      return { id };
    },

    /** What the person did and what happened to the account, newest first. @returns the rows and how many there are in all */
    async activity(actor: Actor, { offset, limit }: { offset: number; limit: number }): Promise<[Activity[], number]> {
      const about = or(
        eq(audit_log.actor_id, actor.user_id),
        and(eq(audit_log.entity, 'account'), eq(audit_log.entity_id, actor.user_id)),
      );
      const [rows, [counted]] = await Promise.all([
        db
          .select({
            id: audit_log.id,
            at: audit_log.at,
            action: audit_log.action,
            entity: audit_log.entity,
            entity_id: audit_log.entity_id,
            label: audit_log.label,
            ip: audit_log.ip,
          })
          .from(audit_log)
          .where(about)
          .orderBy(desc(audit_log.id))
          .limit(limit)
          .offset(offset),
        db
          .select({ total: sql<number>`count(*)`.mapWith(Number) })
          .from(audit_log)
          .where(about),
      ]);
      return [rows, counted!.total];
    },
  };
}

const sessionGone = () => notFound('Sesi ini sudah berakhir.');
