import { namesOf } from '../core/namesOf';

/** Statuses of an order, from cart to end (`data/order_statuses.csv` of the design). */
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

/** Stages of an order: what it waits for, or that it has ended. The groups of the monitoring list build on them. */
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
  /** Whether its value counts as a sale: the merchant has accepted it and nothing was returned. */
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

/** Statuses that count as sales. */
export const SALE_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(status => ORDER_STATUS_FACTS[status].isSale);

/** Whether a status is final. */
export const isFinal = (status: OrderStatus): boolean => ORDER_STATUS_FACTS[status].stage === 'final';

/** Statuses of an order that fell through: it ended before it was sold, or its payment is refunded. */
export const CANCELLED_STATUSES: readonly OrderStatus[] = ['cancelled', 'expired', 'refund_in_process', 'refunded'];
export const isCancelled = (status: OrderStatus): boolean => CANCELLED_STATUSES.includes(status);

/** Statuses that still need someone's action. */
export const RUNNING_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(status => !isFinal(status));
