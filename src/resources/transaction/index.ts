import { ChartColumn } from 'lucide-react';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

/**
 * Has no page of its own: orders and sales are part of their merchant's page (`MerchantOrders`, `MerchantSales`).
 */
export const transactionResource = defineResource({
  name: 'transaction',
  partOf: 'merchant',
  paths: {},
  icon: ChartColumn,
  endpoints: { getList: transactionApi.list, getOne: transactionApi.one, sales: transactionApi.sales },
  recordRepresentation: 'number',
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/transaction/transactionErrors'),
});
