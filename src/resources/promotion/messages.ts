import { labelsOf } from '../../../contract/core/labels';
import { CATEGORIES } from '../../../contract/product';
import { PROMOTION_KIND_LABELS } from '../../../contract/promotion/promotionKind';
import { promotion, promotionDecision } from '../../../contract/promotion/promotionRecord';
import { PROMOTION_APPROVAL_LABELS, PROMOTION_STATE_LABELS } from '../../../contract/promotion/promotionState';
import { WEEKDAY_LABELS } from '../../../contract/promotion/weekday';

export const id = {
  name: 'Promo',
  title: { edit: 'Detail Promo' },
  audit: { promotion: { actions: { approve: 'Menyetujui', reject: 'Menolak' } } },
  info: { list: 'Potongan untuk pelanggan. Promo yang mahal berlaku setelah disetujui orang lain.' },
  search: 'Cari judul atau kode',
  delete_text: 'Promo dan semua vouchernya hilang. Promo yang sudah pernah dipakai tidak dapat dihapus.',
  fields: {
    ...labelsOf(promotion),
    note: labelsOf(promotionDecision).note,
    period: 'Periode',
    region: 'Wilayah',
    province: 'Provinsi',
    regency: 'Kabupaten/Kota',
    category: 'Kategori',
    start_date: 'Dari tanggal',
    end_date: 'Sampai tanggal',
  },
  choices: {
    kind: PROMOTION_KIND_LABELS,
    state: PROMOTION_STATE_LABELS,
    approval: PROMOTION_APPROVAL_LABELS,
    category_codes: CATEGORIES,
    weekdays: WEEKDAY_LABELS,
  },
};
