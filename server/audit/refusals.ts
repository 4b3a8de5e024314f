import { lt, sql } from 'drizzle-orm';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';
import { recordAudit } from './recordAudit';
import { refused_requests } from './table';

interface Refusal {
  /** Method and route, never an address. */
  call: string;
  status: number;
}

const thisMinute = sql`date_trunc('minute', now())`;

/** Counts a refused request of a signed-in person: one row per call and minute. */
export async function recordRefusal(
  db: Db,
  { user_id, name, session_id, request_id, ip }: Actor,
  { call, status }: Refusal,
): Promise<void> {
  await db
    .insert(refused_requests)
    .values({ minute: thisMinute, actor_id: user_id, call, status, actor_name: name, session_id, request_id, ip })
    .onConflictDoUpdate({
      target: [refused_requests.minute, refused_requests.actor_id, refused_requests.call, refused_requests.status],
      set: { count: sql`${refused_requests.count} + 1` },
    });
}

/** Moves the refusals of past minutes into the audit log. Several processes may run it concurrently. */
export const auditRefusals = (db: Db): Promise<void> =>
  db.transaction(async tx => {
    const finished = await tx.delete(refused_requests).where(lt(refused_requests.minute, thisMinute)).returning();
    for (const { actor_id, actor_name: name, session_id, request_id, ip, call, status, count, minute } of finished)
      await recordAudit(
        tx,
        { user_id: actor_id, name, session_id, request_id: request_id ?? '', ip },
        { action: 'refuse', entity: 'request', label: call, after: { status, count, minute } },
      );
  });
