import { labelsOf } from '../../../contract/core/labels';
import { SHIPPING_COST_STATUS_LABELS, shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';

export const id = {
  name: 'Tarif Ongkir',
  menu: 'Atur Harga Ongkir',
  noun: 'tarif ongkir',
  audit: { shipping_cost: {} },
  title: { list: 'Atur Harga Ongkir' },
  search: 'Cari area',
  delete_text:
    'Pengiriman di sana lalu memakai tarif provinsi atau nasional. Ongkir pesanan yang sudah dibuat tidak berubah.',
  fields: { ...labelsOf(shippingCostApi.list.query), ...labelsOf(shippingCost), example: 'Contoh 5 km' },
  choices: { status: SHIPPING_COST_STATUS_LABELS },
};
