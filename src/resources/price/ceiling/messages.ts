import { labelsOf } from '../../../../contract/core/labels';
import { CEILING_LABELS } from '../../../../contract/price/ceiling';
import { CEILING_STATUS_LABELS, priceCeiling } from '../../../../contract/price/priceCeiling';
import { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';

export const id = {
  name: 'Batas Harga',
  menu: 'Batas Harga (HET)',
  audit: { price_ceiling: {} },
  info: { list: 'Harga ditolak bila melewati batas di areanya pada hari harga itu mulai berlaku.' },
  search: 'Cari produk, area, dasar hukum',
  delete_text: 'Batas harga ini belum berlaku. Setelah dihapus, batas sebelumnya terus berlaku.',
  fields: { ...labelsOf(priceCeilingApi.list.query), ...labelsOf(priceCeiling) },
  choices: { status: CEILING_STATUS_LABELS, kind: CEILING_LABELS },
};
