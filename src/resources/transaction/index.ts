import { ChartColumn } from 'lucide-react';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { defineResource } from '../defineResource';
import { id } from './words';

/** Has no page of its own: orders and sales stand on their merchant's (`MerchantOrders`, `MerchantSales`). */
export const transactionResource = defineResource({
  name: 'transaction',
  paths: {},
  icon: ChartColumn,
  endpoints: { getList: transactionApi.list, getOne: transactionApi.one, sales: transactionApi.sales },
  recordRepresentation: 'number',
  words: { id, en: () => import('./words.en') },
});
