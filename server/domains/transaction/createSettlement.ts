import { eq } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { formatRupiah } from '../../../contract/core/formats';
import type { Settlement, settlementApi } from '../../../contract/transaction/settlement';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import { bulkInsert } from '../../db/bulkInsert';
import type { Db } from '../../db/types';
import { claimKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { nextNumber } from '../../store/nextNumber';
import { validatePeriod } from '../figures/validatePeriod';
import { findSeller } from '../merchant/findSeller';
import { merchants } from '../merchant/table';
import { markSettled } from '../order/markSettled';
import { canBeSettled, requirePayout } from './openSettlement';
import { settlement_orders, settlements } from './table';

/**
 * Pays a merchant out for its completed orders of a period, at most once per `Idempotency-Key`. The merchant is locked, so the second of
 * two concurrent calls finds nothing left.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 409 if nothing is due or the amount differs from the one seen, 422
 */
export const createSettlement = (
  db: Db,
  { merchant_id, start_date, end_date, net_amount, reference }: BodyOf<typeof settlementApi.create>,
  actor: Actor,
): Promise<Settlement> =>
  inTransaction(db, async tx => {
    const period = { start_date, end_date };
    validatePeriod(period);
    // permanently closed merchants are paid out too
    const { name: merchant_name, region_code } = await findSeller(tx, merchant_id, actor);
    const { id, isRepeat } = await claimKey(tx, 'settlement', actor);
    if (isRepeat) {
      const [before] = await tx.select().from(settlements).where(eq(settlements.id, id!));
      return { ...before!, merchant_name };
    }
    await tx.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchant_id)).for('no key update');
    const settled = await markSettled(tx, canBeSettled(merchant_id, period));
    if (settled.length === 0) throw new HttpError(409, transactionErrors.nothingToSettle());
    const paid_amount = settled.reduce((sum, order) => sum + order.paid_amount, 0);
    requirePayout(paid_amount);
    const fee = settled.reduce((sum, order) => sum + order.payment_fee, 0);
    if (paid_amount - fee !== net_amount)
      throw new HttpError(409, transactionErrors.otherAmount({ amount: formatRupiah(paid_amount - fee) }));
    const [row] = await tx
      .insert(settlements)
      .values({
        ...(id && { id }),
        number: await nextNumber(tx, settlements.number, 'CAIR-', 6),
        ...{ merchant_id, region_code, ...period, paid_amount, fee, net_amount, reference },
        orders: settled.length,
      })
      .returning();
    await bulkInsert(
      tx,
      settlement_orders,
      settled.map(({ id: order_id }) => ({ order_id, settlement_id: row!.id })),
    );
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'settlement',
      entity_id: row!.id,
      label: row!.number,
      after: row!,
    });
    return { ...row!, merchant_name };
  });
