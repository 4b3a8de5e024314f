import { labelsOf } from '../../../../contract/core/labels';
import { promotionUse } from '../../../../contract/promotion/promotionRecord';

export const id = {
  name: 'Pemakaian Promo',
  noun: 'pemakaian',
  search: 'Cari nomor pesanan',
  fields: labelsOf(promotionUse),
  custom: {
    empty: 'Promo ini belum pernah dipakai.',
    empty_text: 'Pesanan yang memakai promo ini akan terlihat di sini.',
    released: 'dikembalikan',
  },
};
