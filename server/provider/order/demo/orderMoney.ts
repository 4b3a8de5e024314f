import type { MerchantTypeCode } from '../../../../contract/merchant/merchant';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import type { PaymentMethod } from '../../../../contract/order/payment';
import { paymentFee } from '../../../../contract/order/paymentFee';
import { isPaidToMerchant } from '../../../../contract/order/paymentState';
import { paymentReference } from '../moneyMoved';

interface Given {
  number: string;
  method: PaymentMethod;
  total: number;
  merchantType: MerchantTypeCode;
  isPaid: boolean;
  /** When it was placed, in milliseconds. */
  placed: number;
  last: { to_status: OrderStatus; created_at: string };
  now: Date;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const WIB_MS = 7 * HOUR_MS;
/** 1970 began on a Thursday. */
const MONDAY_MS = 4 * 24 * HOUR_MS;
/** Merchants are paid on Wednesdays at 10:00 for the orders of the week before. */
const PAY_OUT_MS = 2 * 24 * HOUR_MS + 10 * HOUR_MS;
/** One payment in this many, and one refund (`SHORT_REFUND`), is `SHORTAGE` rupiah too low. */
const SHORT_PAYMENT = 211;
const SHORT_REFUND = 7;
const SHORTAGE = 1_000;

/** Returns what was paid, refunded and settled for a demo order. A few amounts do not match, for finance to find. */
export function orderMoney({ number, method, total, merchantType, isPaid, placed, last, now }: Given) {
  const running = Number(number.replace(/\D/g, ''));
  const isOver = last.to_status === 'completed';
  const isShort = isOver && total > SHORTAGE && running % SHORT_PAYMENT === 0;
  const paid_amount = isPaid ? total - (isShort ? SHORTAGE : 0) : 0;
  const refunded = last.to_status === 'refunded' ? paid_amount : 0;
  const payOut = weekAfter(placed) + PAY_OUT_MS;
  const isSettled =
    isOver && !isShort && !isPaidToMerchant(method) && Date.parse(last.created_at) < payOut && payOut < now.getTime();
  return {
    paid_amount,
    refunded_amount: refunded > 0 && running % SHORT_REFUND === 0 ? refunded - SHORTAGE : refunded,
    payment_fee: isPaid ? paymentFee(method, paid_amount, merchantType) : 0,
    payment_reference: isPaid && method !== 'cod_cash' ? paymentReference(number) : null,
    settled_at: isSettled ? new Date(payOut).toISOString() : null,
  };
}

/** The Monday in Jakarta after an instant. */
const weekAfter = (at: number): number =>
  (Math.floor((at + WIB_MS - MONDAY_MS) / WEEK_MS) + 1) * WEEK_MS + MONDAY_MS - WIB_MS;
