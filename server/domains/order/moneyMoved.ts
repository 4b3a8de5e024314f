import { eq, sql } from 'drizzle-orm';
import type { OrderAction } from '../../../contract/order/orderActions';
import { paymentCondition } from '../../../contract/order/payment';
import { paymentFee } from '../../../contract/order/paymentFee';
import type { Tx } from '../../db/types';
import { merchants } from '../merchant/table';
import type { orders } from './table';

/**
 * Returns the payment columns that a step changes: a confirmed payment, or the delivery of an order paid at the door, records the total
 * and its fee; a finished refund records what was paid as refunded.
 */
export async function moneyMoved(
  tx: Tx,
  { merchant_id, number, payment_method, paid_at, paid_amount, total }: typeof orders.$inferSelect,
  action: OrderAction,
): Promise<Partial<typeof orders.$inferInsert>> {
  if (action === 'finish_refund') return { refunded_amount: paid_amount };
  const pays = action === (paymentCondition(payment_method) === 'cod' ? 'deliver' : 'confirm_payment');
  if (!pays || paid_at !== null) return {};
  const [merchant] = await tx
    .select({ type_code: merchants.type_code })
    .from(merchants)
    .where(eq(merchants.id, merchant_id));
  return {
    paid_at: sql`statement_timestamp()` as never,
    paid_amount: total,
    payment_fee: paymentFee(payment_method, total, merchant!.type_code),
    payment_reference: payment_method === 'cod_cash' ? null : paymentReference(number),
  };
}

/** The MyPertamina gateway's reference for an order's payment: `MP-88214` for `PSN-88214`. */
export const paymentReference = (number: string): string => `MP-${number.replace(/^PSN-/, '')}`;
