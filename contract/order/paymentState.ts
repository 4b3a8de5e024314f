import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import type { PaymentMethod } from './payment';

/** States of an order's payment. */
export const PAYMENT_STATE_LABELS = {
  unpaid: 'Belum Dibayar',
  paid: 'Lunas',
  refunding: 'Menunggu Pengembalian',
  refunded: 'Dana Dikembalikan',
  void: 'Tidak Ditagih',
} as const;
export type PaymentState = keyof typeof PAYMENT_STATE_LABELS;
export const PAYMENT_STATES = namesOf(PAYMENT_STATE_LABELS);
export const paymentState = choice(PAYMENT_STATE_LABELS);

/** Ways in which an order's payment does not match its status. */
export const PAYMENT_MISMATCH_LABELS = {
  amount_differs: 'Dibayar tidak sama dengan total',
  not_paid: 'Sudah diproses tanpa pembayaran',
  refund_differs: 'Pengembalian tidak sesuai',
  settled_early: 'Dicairkan sebelum pesanan selesai',
} as const;
export type PaymentMismatch = keyof typeof PAYMENT_MISMATCH_LABELS;
export const PAYMENT_MISMATCHES = namesOf(PAYMENT_MISMATCH_LABELS);
export const paymentMismatch = choice(PAYMENT_MISMATCH_LABELS);

/** Whether a payment goes directly to the merchant, so that nothing is left to pay out. */
export const isPaidToMerchant = (method: PaymentMethod): boolean => method === 'cod_cash';
