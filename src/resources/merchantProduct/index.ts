import { Package } from 'lucide-react';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

/** Has no page of its own: the products stand on their merchant's (`MerchantProducts`). */
export const merchantProductResource = defineResource({
  name: 'merchant_product',
  paths: {},
  icon: Package,
  endpoints: {
    getList: merchantProductApi.list,
    addPertamina: merchantProductApi.addPertamina,
    addOwnGoods: merchantProductApi.addOwnGoods,
    update: merchantProductApi.updatePertamina,
    changeCategory: merchantProductApi.changeCategory,
    delete: merchantProductApi.remove,
  },
  recordRepresentation: 'name',
  messages: { id, en: () => import('./messages.en') },
  errors: () => import('../../../contract/merchantProduct/merchantProductErrors'),
});
