import { labelsOf } from '../../../contract/core/labels';
import { STOCK_LEVEL_LABELS } from '../../../contract/merchant/merchant';
import { merchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';

export const id = {
  name: 'Produk Merchant',
  noun: 'produk',
  audit: { merchant_product: {} },
  fields: { ...labelsOf(merchantProduct), product_id: 'Produk', stock_change: 'Jumlah' },
  choices: { stock_level: STOCK_LEVEL_LABELS },
};
