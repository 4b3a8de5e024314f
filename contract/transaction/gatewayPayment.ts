import { z } from 'zod';
import { id, instantOut, rupiah } from '../core/fields';
import { paymentMethod } from '../order/orderChoices';
import { paymentMismatch, paymentState } from '../order/paymentState';

/** The payment of an order as the gateway of MyPertamina has it. */
export const gatewayPayment = z.object({
  order_id: id,
  number: z.string().meta({ title: 'No. pesanan' }),
  state: paymentState.meta({ title: 'Status pembayaran' }),
  payment_method: paymentMethod.meta({ title: 'Pembayaran' }),
  /** Null where it is paid in cash, or not yet. */
  reference: z.string().nullable().meta({ title: 'Ref. pembayaran' }),
  amount: rupiah.meta({ title: 'Tagihan' }),
  paid_amount: rupiah.meta({ title: 'Diterima' }),
  refunded_amount: rupiah.meta({ title: 'Dikembalikan' }),
  fee: rupiah.meta({ title: 'Biaya pembayaran' }),
  net_amount: z.int().meta({ title: 'Hak merchant', kind: 'money' }),
  /** Until when it can be paid; null where it no longer can, or is paid at the door. */
  expires_at: instantOut.nullable().meta({ title: 'Bayar sebelum' }),
  paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
  settled_at: instantOut.nullable().meta({ title: 'Dicairkan' }),
  mismatch: paymentMismatch.nullable().meta({ title: 'Ketidakcocokan' }),
});
export type GatewayPayment = z.output<typeof gatewayPayment>;
