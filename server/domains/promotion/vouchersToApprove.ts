import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { readPromotion } from './lockPromotion';
import { vouchers } from './table';
import { voucherStatuses } from './voucherColumns';

interface ToApprove {
  count: number;
  /** Changes as soon as a voucher is added or removed, or its terms change. */
  fingerprint: string;
}

/** Limits vouchers to those that the actor did not submit. */
export const ofOthers = ({ user_id }: Pick<Actor, 'user_id'>): SQL =>
  sql`${vouchers.submitted_by} is distinct from ${user_id}`;

/** Limits vouchers to those in a given status, of a promotion or of one of its batches. */
export const thoseOf = (promotionId: string, status: SQL, batchId: string | null) =>
  and(eq(vouchers.promotion_id, promotionId), status, batchId === null ? undefined : eq(vouchers.batch_id, batchId));

/** Counts the vouchers that the actor could approve together. @throws HttpError 404 */
export async function findVouchersToApprove(db: Db, promotionId: string, batchId: string | null, actor: Actor) {
  await readPromotion(db, promotionId, actor);
  return vouchersToApprove(db, and(thoseOf(promotionId, voucherStatuses.awaiting_approval, batchId), ofOthers(actor))!);
}

/** Counts the vouchers that match a condition, with a fingerprint of their terms. */
export async function vouchersToApprove(db: Db, chosen: SQL): Promise<ToApprove> {
  const { id, quota, starts_at, ends_at, submitted_by } = vouchers;
  const terms = sql`concat_ws(' ', ${id}, ${quota}, ${starts_at}, ${ends_at}, ${submitted_by})`;
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      fingerprint: sql<string>`md5(coalesce(string_agg(md5(${terms}), '' order by ${id}), ''))`,
    })
    .from(vouchers)
    .where(chosen);
  return found!;
}
