import { labelsOf } from '../../../contract/core/labels';
import { labelsOfRecord } from '../../../contract/record/labels';
import { SHIPPING_COST_STATUS_LABELS, shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';

export const id = {
  name: 'Tarif Ongkir',
  menu: 'Atur Harga Ongkir',
  audit: { shipping_cost: {} },
  info: { list: 'Satu tarif per area, menurut letak merchant: kab./kota, lalu provinsi, lalu seluruh Indonesia.' },
  search: 'Cari area',
  delete_text:
    'Setelah dihapus, pengiriman di sana memakai tarif provinsi atau nasional. Ongkir pesanan yang sudah dibuat tidak berubah.',
  fields: { ...labelsOf(shippingCostApi.list.query), ...labelsOfRecord(shippingCost), example: 'Contoh 5 km' },
  choices: { status: SHIPPING_COST_STATUS_LABELS },
};
