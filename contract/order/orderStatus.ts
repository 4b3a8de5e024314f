import { choice, namesOf } from '../core/choice';

/** States of an order, from the customer's cart to its end (`data/order_statuses.csv` of the design). */
export const ORDER_STATUS_LABELS = {
  created: 'Pesanan Dibuat',
  awaiting_payment: 'Menunggu Pembayaran',
  paid: 'Sudah Dibayar',
  awaiting_merchant: 'Menunggu Konfirmasi Merchant',
  rejected_by_merchant: 'Ditolak Merchant',
  processing: 'Diproses',
  ready_to_ship: 'Siap Dikirim',
  on_delivery: 'Dalam Pengiriman',
  delivery_failed: 'Gagal Dikirim',
  delivered: 'Sampai di Tujuan',
  complaint_submitted: 'Keluhan Masuk',
  complaint_in_review: 'Keluhan Diperiksa',
  resend_in_process: 'Kirim Ulang Disiapkan',
  refund_in_process: 'Pengembalian Dana Diproses',
  completed: 'Selesai',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  refunded: 'Dana Dikembalikan',
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS_LABELS;
export const ORDER_STATUSES = namesOf(ORDER_STATUS_LABELS);
export const orderStatus = choice(ORDER_STATUS_LABELS);

/** What an order waits for: the tabs of the monitoring list, beside what is over. */
export const ORDER_STAGE_LABELS = {
  order: 'Pesanan',
  payment: 'Pembayaran',
  merchant: 'Merchant',
  delivery: 'Pengiriman',
  complaint: 'Keluhan',
  refund: 'Pengembalian Dana',
  final: 'Berakhir',
} as const;
export type OrderStage = keyof typeof ORDER_STAGE_LABELS;

interface StatusFacts {
  stage: OrderStage;
  tone: 'neutral' | 'info' | 'warning' | 'danger' | 'success';
  /** Whether its value is a sale: the merchant has accepted it and nothing went back. */
  isSale: boolean;
}

const fact = (stage: OrderStage, tone: StatusFacts['tone'], isSale = false): StatusFacts => ({ stage, tone, isSale });

export const ORDER_STATUS_FACTS: Readonly<Record<OrderStatus, StatusFacts>> = {
  created: fact('order', 'neutral'),
  awaiting_payment: fact('payment', 'warning'),
  paid: fact('payment', 'info'),
  awaiting_merchant: fact('merchant', 'warning'),
  rejected_by_merchant: fact('merchant', 'danger'),
  processing: fact('merchant', 'info', true),
  ready_to_ship: fact('delivery', 'info', true),
  on_delivery: fact('delivery', 'info', true),
  delivery_failed: fact('delivery', 'danger'),
  delivered: fact('delivery', 'success', true),
  complaint_submitted: fact('complaint', 'danger', true),
  complaint_in_review: fact('complaint', 'warning', true),
  resend_in_process: fact('complaint', 'info', true),
  refund_in_process: fact('refund', 'warning'),
  completed: fact('final', 'success', true),
  cancelled: fact('final', 'neutral'),
  expired: fact('final', 'neutral'),
  refunded: fact('final', 'neutral'),
};

/** States whose orders are sales. */
export const SALE_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(status => ORDER_STATUS_FACTS[status].isSale);

/** Whether an order is over. */
export const isFinal = (status: OrderStatus): boolean => ORDER_STATUS_FACTS[status].stage === 'final';

/** States of orders that somebody still has to do something about. */
export const RUNNING_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(status => !isFinal(status));
