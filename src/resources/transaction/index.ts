import { ChartColumn, HandCoins, ReceiptText } from 'lucide-react';
import { settlementApi } from '../../../contract/transaction/settlement';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { defineResource } from '../../declarations/defineResource';
import { withForm } from '../../ui/list/formParams';
import { id } from './messages';
import { id as recordMessages } from './record/messages';
import { id as settlementMessages } from './settlement/messages';
import { settlementPath } from './settlement/settlementPath';

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

/** The payments of orders. A row opens over the list, because the specification has no address for a single one. */
export const transactionRecordResource = defineResource({
  name: 'transaction-record',
  paths: { list: '/transaction' },
  menu: { order: 50 },
  icon: ReceiptText,
  endpoints: {
    getList: transactionRecordApi.list,
    getOne: transactionApi.one,
    export: transactionRecordApi.export,
    merchantExport: transactionRecordApi.merchantExport,
  },
  list: () => import('./record/TransactionPage'),
  formOverList: true,
  listDefaults: { sort: { field: 'placed_at', order: 'DESC' } },
  recordRepresentation: 'number',
  recordDetails: ['merchant_name', 'payment_state'],
  recordPath: ({ id }) => `/transaction${withForm('', String(id))}`,
  messages: {
    id: recordMessages,
    en: () => import('./record/messages.en'),
    custom: () => import('./record/customMessages'),
  },
});

/** Has no page of its own: settlements are a tab of the transactions' page (`SettlementList`). */
export const settlementResource = defineResource({
  name: 'settlement',
  partOf: 'transaction-record',
  paths: {},
  icon: HandCoins,
  endpoints: { getList: settlementApi.list, getOne: settlementApi.one, create: settlementApi.create },
  listDefaults: { sort: { field: 'created_at', order: 'DESC' } },
  recordRepresentation: 'number',
  recordDetails: ['merchant_name'],
  recordPath: ({ id }) => settlementPath(String(id)),
  messages: {
    id: settlementMessages,
    en: () => import('./settlement/messages.en'),
    custom: () => import('./settlement/customMessages'),
  },
});
