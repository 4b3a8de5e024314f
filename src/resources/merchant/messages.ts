import { labelsOf } from '../../../contract/core/labels';
import { MERCHANT_STATUS_LABELS, MERCHANT_TYPES, STOCK_LEVEL_LABELS } from '../../../contract/merchant/merchant';
import { merchantQuery } from '../../../contract/merchant/merchantApi';
import { DOCUMENT_TYPES, DOCUMENT_VERDICT_LABELS } from '../../../contract/merchant/merchantDocument';
import { merchant, merchantRow } from '../../../contract/merchant/merchantRecord';

export const id = {
  name: 'Merchant',
  menu: 'Merchant Terdaftar',
  audit: { merchant: {}, owner: { name: 'Pemilik merchant' } },
  info: { list: 'Merchant yang sudah disetujui, dengan stok dan statusnya. Yang ditangguhkan tidak menerima pesanan.' },
  search: 'Nama, nomor, pemilik, telepon',
  fields: {
    ...labelsOf(merchantQuery),
    ...labelsOf(merchantRow),
    ...labelsOf(merchant, [
      'photo_url',
      'opening_hours',
      'bank_name',
      'bank_account',
      'bank_account_name',
      'status_since',
      'status_reason',
      'version',
      'created_at',
    ]),
    area: 'Lokasi',
  },
  choices: {
    type_code: MERCHANT_TYPES,
    status: MERCHANT_STATUS_LABELS,
    stock_level: STOCK_LEVEL_LABELS,
    document: DOCUMENT_TYPES,
    verdict: DOCUMENT_VERDICT_LABELS,
  },
};
