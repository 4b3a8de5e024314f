import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';

export const PROMOTION_KIND_LABELS = {
  percent_discount: 'Potongan Persen',
  amount_discount: 'Potongan Nominal',
  free_shipping: 'Gratis Ongkir',
  cashback_points: 'Poin Kembali',
  bundle_price: 'Harga Paket',
  buy_x_get_y: 'Beli Sekian Gratis Sekian',
  trade_in: 'Tukar Tambah',
  flash_sale: 'Harga Kilat',
  new_customer: 'Sambutan Pelanggan Baru',
} as const;
export type PromotionKind = keyof typeof PROMOTION_KIND_LABELS;
export const PROMOTION_KINDS = namesOf(PROMOTION_KIND_LABELS);
export const promotionKind = choice(PROMOTION_KIND_LABELS);

interface KindFacts {
  description: string;
  /** Unit of a promotion's `value`: percent, rupiah, points or free units. */
  unit: 'percent' | 'idr' | 'points' | 'quantity';
  /** Whether customers need a voucher code; otherwise they use the promotion's own code. */
  needsVoucher: boolean;
  /** Who bears the discount. */
  fundedBy: 'provider' | 'merchant' | 'shared';
}

const facts = (
  description: string,
  unit: KindFacts['unit'],
  needsVoucher: boolean,
  fundedBy: KindFacts['fundedBy'],
): KindFacts => ({ description, unit, needsVoucher, fundedBy });

export const PROMOTION_KIND_FACTS: Readonly<Record<PromotionKind, KindFacts>> = {
  percent_discount: facts('Harga dipotong dalam persen dengan batas potongan', 'percent', true, 'provider'),
  amount_discount: facts('Harga dipotong dengan jumlah rupiah tetap', 'idr', true, 'provider'),
  free_shipping: facts('Ongkos kirim ditanggung penuh atau sebagian', 'idr', true, 'provider'),
  cashback_points: facts('Pelanggan menerima poin setelah pesanan selesai', 'points', false, 'provider'),
  bundle_price: facts('Beberapa barang dijual bersama dengan harga khusus', 'idr', false, 'shared'),
  buy_x_get_y: facts('Barang gratis diberikan pada jumlah pembelian tertentu', 'quantity', false, 'shared'),
  trade_in: facts('Tabung lama ditukar tabung baru dengan potongan', 'idr', false, 'provider'),
  flash_sale: facts('Harga khusus pada jam tertentu dengan stok terbatas', 'percent', false, 'merchant'),
  new_customer: facts('Potongan untuk pesanan pertama', 'idr', true, 'provider'),
};
