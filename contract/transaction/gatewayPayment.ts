import { z } from 'zod';
import { id, instantOut, rupiah } from '../core/fields';
import { paymentMethod } from '../order/orderChoices';
import { paymentMismatch, paymentState } from '../order/paymentState';

/** The payment of an order as recorded by the MyPertamina gateway. */
export const gatewayPayment = z.object({
  order_id: id,
  number: z.string().meta({ title: 'No. pesanan' }),
  state: paymentState.meta({ title: 'Status pembayaran' }),
  payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
  /** Null if paid in cash, or not paid yet. */
  reference: z.string().nullable().meta({ title: 'Ref. pembayaran' }),
  amount: rupiah.meta({ title: 'Tagihan' }),
  paid_amount: rupiah.meta({ title: 'Diterima' }),
  refunded_amount: rupiah.meta({ title: 'Dikembalikan' }),
  fee: rupiah.meta({ title: 'Biaya pembayaran' }),
  net_amount: z.int().meta({ title: 'Hak merchant', kind: 'money' }),
  /** Deadline for the payment; null if it can no longer be paid, or is paid on delivery. */
  expires_at: instantOut.nullable().meta({ title: 'Bayar sebelum' }),
  paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
  settled_at: instantOut.nullable().meta({ title: 'Dicairkan' }),
  mismatch: paymentMismatch.nullable().meta({ title: 'Ketidakcocokan' }),
});
export type GatewayPayment = z.output<typeof gatewayPayment>;
