import { Package } from 'lucide-react';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

/** Has no pages of its own: products are part of their merchant's page (`MerchantProducts`). */
export const merchantProductResource = defineResource({
  name: 'merchant_product',
  partOf: 'merchant',
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
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/merchantProduct/merchantProductErrors'),
});
