import { namesOf } from '../core/namesOf';
import type { PaymentCondition } from './orderSteps';

export const PAYMENT_METHOD_LABELS = {
  cod_cash: 'Tunai di Tempat',
  cod_qris: 'QRIS di Tempat',
  mypertamina_linkaja: 'MyPertamina LinkAja',
  gopay: 'GoPay',
  ovo: 'OVO',
  qris: 'QRIS',
  va_mandiri: 'Virtual Account Mandiri',
  va_bri: 'Virtual Account BRI',
  va_bni: 'Virtual Account BNI',
  va_bca: 'Virtual Account BCA',
  debit_card: 'Kartu Debit',
  credit_card: 'Kartu Kredit',
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;
export const PAYMENT_METHODS = namesOf(PAYMENT_METHOD_LABELS);

/** Minutes that a prepaid order waits for its payment; null for payment on delivery. */
export const PAYMENT_WINDOW_MINUTES: Readonly<Record<PaymentMethod, number | null>> = {
  cod_cash: null,
  cod_qris: null,
  mypertamina_linkaja: 30,
  gopay: 30,
  ovo: 30,
  qris: 15,
  va_mandiri: 720,
  va_bri: 720,
  va_bni: 720,
  va_bca: 720,
  debit_card: 30,
  credit_card: 30,
};

export const paymentCondition = (method: PaymentMethod): PaymentCondition =>
  PAYMENT_WINDOW_MINUTES[method] === null ? 'cod' : 'prepaid';
