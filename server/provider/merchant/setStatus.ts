import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { MERCHANT_STATUS_LABELS, NEXT_MERCHANT_STATUSES } from '../../../contract/merchant/merchant';
import type { merchantApi } from '../../../contract/merchant/merchantApi';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound, staleVersion } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { toHttpError } from '../../store/toHttpError';
import { readMerchant } from './findMerchant';
import { merchants } from './table';

/**
 * Takes a merchant to another status, with the reason that people give for it.
 *
 * @throws HttpError 404 where there is none for the actor, 409 stale or a step that its status does not allow
 */
export async function setStatus(
  db: Db,
  id: string,
  { status, reason, version }: BodyOf<typeof merchantApi.setStatus>,
  actor: Actor,
): Promise<Merchant> {
  // who may not see it learns nothing of it
  await readMerchant(db, id, actor);
  try {
    return await db.transaction(async tx => {
      const [before] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('no key update');
      if (!before || !reaches(actor, before.region_code)) throw notFound('Merchant ini tidak ditemukan.');
      if (before.version !== version) throw staleVersion(before.version);
      if (!NEXT_MERCHANT_STATUSES[before.status].includes(status)) throw illegal(before.status, status);
      const [after] = await tx
        .update(merchants)
        .set({
          status,
          status_reason: reason,
          status_since: sql`now()`,
          updated_at: sql`now()`,
          updated_by: actor.user_id,
          version: version + 1,
        })
        .where(eq(merchants.id, id))
        .returning();
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'merchant',
        entity_id: id,
        label: before.name,
        before: { status: before.status, status_reason: before.status_reason },
        after: { status, status_reason: after!.status_reason },
      });
      return readMerchant(tx, id, actor);
    });
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}

const illegal = (from: keyof typeof MERCHANT_STATUS_LABELS, to: keyof typeof MERCHANT_STATUS_LABELS) =>
  new HttpError(
    409,
    `Merchant berstatus ${MERCHANT_STATUS_LABELS[from]} tidak dapat menjadi ${MERCHANT_STATUS_LABELS[to]}.`,
  );
