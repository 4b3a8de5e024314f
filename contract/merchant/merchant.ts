import { choice, statusChoice } from '../core/choice';
import { namesOf } from '../core/namesOf';

/** Merchant types by code. What each may sell and must present is server data (`merchant_types`). */
export const MERCHANT_TYPES = {
  spbu: 'SPBU',
  pertashop: 'Pertashop',
  'agen-lpg': 'Agen LPG',
  'pangkalan-lpg': 'Pangkalan LPG',
  'outlet-bright': 'Outlet Bright',
  'outlet-pelumas': 'Bengkel dan Outlet Pelumas',
  'toko-refrigeran': 'Toko Refrigeran',
  'toko-umum': 'Toko Umum Mitra',
} as const;
export type MerchantTypeCode = keyof typeof MERCHANT_TYPES;
export const MERCHANT_TYPE_CODES = namesOf(MERCHANT_TYPES);
export const merchantType = choice(MERCHANT_TYPES);

/** Statuses of a merchant after its approval. */
export const MERCHANT_STATUS_LABELS = {
  active: 'Aktif',
  temporarily_closed: 'Tutup Sementara',
  suspended: 'Ditangguhkan',
  closed: 'Ditutup',
} as const;
export type MerchantStatus = keyof typeof MERCHANT_STATUS_LABELS;
export const MERCHANT_STATUSES = namesOf(MERCHANT_STATUS_LABELS);
export const merchantStatus = statusChoice(MERCHANT_STATUS_LABELS);

/** Stock levels of a product; a merchant has the worst level of its active products. Values of the list filter `stock`. */
export const STOCK_LEVEL_LABELS = { available: 'Tersedia', low: 'Menipis', empty: 'Habis' } as const;
export type StockLevel = keyof typeof STOCK_LEVEL_LABELS;
export const STOCK_LEVELS = namesOf(STOCK_LEVEL_LABELS);
export const stockLevel = choice(STOCK_LEVEL_LABELS);

/** Statuses that may follow each status; a closed merchant stays closed. */
export const NEXT_MERCHANT_STATUSES: Readonly<Record<MerchantStatus, readonly MerchantStatus[]>> = {
  active: ['temporarily_closed', 'suspended', 'closed'],
  temporarily_closed: ['active', 'suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: [],
};
