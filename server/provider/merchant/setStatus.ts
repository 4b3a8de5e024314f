import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import {
  MERCHANT_STATUS_LABELS,
  type MerchantStatus,
  NEXT_MERCHANT_STATUSES,
} from '../../../contract/merchant/merchant';
import type { merchantApi } from '../../../contract/merchant/merchantApi';
import { merchantErrors } from '../../../contract/merchant/merchantErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound, staleVersion } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { merchants } from './table';

/**
 * Moves a merchant to another status, storing the reason.
 *
 * @throws HttpError 404 if the actor can see no such merchant, 409 for a stale version or a transition that its status does not allow
 */
export function setStatus(
  db: Db,
  id: string,
  { status, reason, version }: BodyOf<typeof merchantApi.setStatus>,
  actor: Actor,
): Promise<void> {
  return inTransaction(db, async tx => {
    const [before] = isUuid(id)
      ? await tx.select().from(merchants).where(eq(merchants.id, id)).for('no key update')
      : [];
    if (!before || !reaches(actor, before.region_code)) throw notFound(merchantErrors.notFound());
    if (before.version !== version) throw staleVersion(before.version);
    if (!NEXT_MERCHANT_STATUSES[before.status].includes(status)) throw illegalTransition(before.status, status);
    await tx
      .update(merchants)
      .set({
        status,
        status_reason: reason,
        status_since: sql`now()`,
        updated_at: sql`now()`,
        updated_by: actor.user_id,
        version: version + 1,
      })
      .where(eq(merchants.id, id));
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'merchant',
      entity_id: id,
      label: before.name,
      before: { status: before.status, status_reason: before.status_reason },
      after: { status, status_reason: reason },
    });
  });
}

const illegalTransition = (from: MerchantStatus, to: MerchantStatus) =>
  new HttpError(
    409,
    merchantErrors.illegalStatus({ from: MERCHANT_STATUS_LABELS[from], to: MERCHANT_STATUS_LABELS[to] }),
  );
