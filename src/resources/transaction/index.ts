import { ChartColumn } from 'lucide-react';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

/** Has no page of its own: orders and sales stand on their merchant's (`MerchantOrders`, `MerchantSales`). */
export const transactionResource = defineResource({
  name: 'transaction',
  paths: {},
  icon: ChartColumn,
  endpoints: { getList: transactionApi.list, getOne: transactionApi.one, sales: transactionApi.sales },
  recordRepresentation: 'number',
  messages: { id, en: () => import('./messages.en') },
  errors: () => import('../../../contract/transaction/transactionErrors'),
});
