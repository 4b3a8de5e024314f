import { eq, sql } from 'drizzle-orm';
import type { OrderAction } from '../../../contract/order/orderActions';
import { paymentCondition } from '../../../contract/order/payment';
import { paymentFee } from '../../../contract/order/paymentFee';
import type { Tx } from '../../db/types';
import { merchants } from '../merchant/table';
import type { orders } from './table';

/**
 * What a step changes of an order's money: a confirmed payment, or a delivery that is paid at the door, brings in the total and costs its
 * fee; a finished refund gives back what came in.
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

/** How the gateway of MyPertamina calls the payment of an order: `MP-88214` of `PSN-88214`. */
export const paymentReference = (number: string): string => `MP-${number.replace(/^PSN-/, '')}`;
