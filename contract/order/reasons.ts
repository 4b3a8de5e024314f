import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import type { CategoryCode } from '../product';
import type { OrderActor } from './orderActions';

/** Reasons for a cancellation. */
export const CANCELLATION_REASON_LABELS = {
  customer_changed_mind: 'Pelanggan berubah pikiran',
  customer_wrong_item: 'Pelanggan salah memilih barang',
  customer_wrong_address: 'Alamat pengiriman salah',
  customer_found_elsewhere: 'Pelanggan sudah membeli di tempat lain',
  customer_too_long: 'Pelanggan terlalu lama menunggu',
  customer_unreachable: 'Pelanggan tidak dapat dihubungi',
  merchant_out_of_stock: 'Stok di merchant habis',
  merchant_closed: 'Merchant tutup atau di luar jam layanan',
  merchant_no_courier: 'Pengantar tidak tersedia',
  out_of_coverage: 'Alamat di luar jangkauan pengiriman',
  quantity_out_of_range: 'Jumlah pesanan di luar batas layanan',
  price_changed: 'Harga berubah sebelum pesanan diproses',
  duplicate_order: 'Pesanan ganda',
  weather_or_disaster: 'Cuaca buruk atau bencana di jalur pengiriman',
  suspected_fraud: 'Pesanan dicurigai tidak wajar',
  payment_timeout: 'Batas waktu pembayaran terlampaui',
} as const;
export type CancellationReason = keyof typeof CANCELLATION_REASON_LABELS;
export const CANCELLATION_REASONS = namesOf(CANCELLATION_REASON_LABELS);

const { payment_timeout: _, ...STAFF_REASON_LABELS } = CANCELLATION_REASON_LABELS;
/** Reasons that the helpdesk may enter: its own, and those reported by a customer or a merchant. */
export const staffReason = choice(STAFF_REASON_LABELS);

/** Who may give each reason, and which reasons need a note. */
export const CANCELLATION_FACTS: Readonly<Record<CancellationReason, { actor: OrderActor; needsNote: boolean }>> = {
  customer_changed_mind: { actor: 'customer', needsNote: false },
  customer_wrong_item: { actor: 'customer', needsNote: false },
  customer_wrong_address: { actor: 'customer', needsNote: false },
  customer_found_elsewhere: { actor: 'customer', needsNote: false },
  customer_too_long: { actor: 'customer', needsNote: false },
  customer_unreachable: { actor: 'merchant', needsNote: true },
  merchant_out_of_stock: { actor: 'merchant', needsNote: false },
  merchant_closed: { actor: 'merchant', needsNote: false },
  merchant_no_courier: { actor: 'merchant', needsNote: false },
  out_of_coverage: { actor: 'helpdesk', needsNote: false },
  quantity_out_of_range: { actor: 'helpdesk', needsNote: false },
  price_changed: { actor: 'helpdesk', needsNote: true },
  duplicate_order: { actor: 'helpdesk', needsNote: false },
  weather_or_disaster: { actor: 'helpdesk', needsNote: true },
  suspected_fraud: { actor: 'helpdesk', needsNote: true },
  payment_timeout: { actor: 'system', needsNote: false },
};

/** Reasons for a complaint. */
export const COMPLAINT_REASON_LABELS = {
  item_not_received: 'Barang belum diterima padahal tercatat sampai',
  wrong_item: 'Barang tidak sesuai pesanan',
  short_quantity: 'Jumlah barang kurang',
  short_volume: 'Takaran BBM kurang',
  underweight_cylinder: 'Isi tabung terasa kurang saat ditimbang',
  leaking_cylinder: 'Tabung bocor atau karet katup rusak',
  broken_seal: 'Segel tabung atau tutup kemasan rusak',
  suspected_counterfeit: 'Keaslian pelumas diragukan',
  fuel_quality: 'Mutu BBM diragukan',
  damaged_packaging: 'Kemasan rusak saat diterima',
  late_delivery: 'Barang datang jauh melewati janji waktu',
  overcharged: 'Harga atau ongkir lebih mahal dari aplikasi',
  courier_conduct: 'Sikap pengantar kurang baik',
  expired_product: 'Barang melewati tanggal kedaluwarsa',
} as const;
export type ComplaintReason = keyof typeof COMPLAINT_REASON_LABELS;
export const COMPLAINT_REASONS = namesOf(COMPLAINT_REASON_LABELS);
export const complaintReason = choice(COMPLAINT_REASON_LABELS);

/** Resolutions of a complaint (calls of point 7, actions of point 4). */
export const COMPLAINT_ACTION_LABELS = {
  resend: 'Kirim ulang',
  cancel: 'Batalkan pesanan',
  received: 'Nyatakan diterima',
} as const;
export type ComplaintAction = keyof typeof COMPLAINT_ACTION_LABELS;
export const COMPLAINT_ACTIONS = namesOf(COMPLAINT_ACTION_LABELS);

const every: readonly CategoryCode[] = ['bbm', 'lpg', 'pelumas', 'refrigeran', 'non-pertamina'];

interface ComplaintFacts {
  /** Product categories to which the reason applies. */
  categories: readonly CategoryCode[];
  /** The usual resolution. */
  suggested: ComplaintAction;
  /** Hours within which it should be settled. */
  hours: number;
  needsEvidence: boolean;
}

const fact = (
  categories: readonly CategoryCode[],
  suggested: ComplaintAction,
  hours: number,
  needsEvidence = true,
): ComplaintFacts => ({ categories, suggested, hours, needsEvidence });

export const COMPLAINT_FACTS: Readonly<Record<ComplaintReason, ComplaintFacts>> = {
  item_not_received: fact(every, 'resend', 4, false),
  wrong_item: fact(['lpg', 'pelumas', 'refrigeran', 'non-pertamina'], 'resend', 8),
  short_quantity: fact(every, 'resend', 8),
  short_volume: fact(['bbm'], 'resend', 8),
  underweight_cylinder: fact(['lpg', 'refrigeran'], 'resend', 8),
  leaking_cylinder: fact(['lpg', 'refrigeran'], 'resend', 2),
  broken_seal: fact(['lpg', 'pelumas', 'refrigeran'], 'resend', 8),
  suspected_counterfeit: fact(['pelumas'], 'cancel', 24),
  fuel_quality: fact(['bbm'], 'cancel', 8),
  damaged_packaging: fact(['pelumas', 'refrigeran', 'non-pertamina'], 'resend', 24),
  late_delivery: fact(every, 'received', 24, false),
  overcharged: fact(every, 'cancel', 24),
  courier_conduct: fact(every, 'received', 24, false),
  expired_product: fact(['pelumas', 'non-pertamina'], 'resend', 24),
};
