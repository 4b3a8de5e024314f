import { Radar } from 'lucide-react';
import { orderApi } from '../../../contract/order/orderApi';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

/** Not called `order`: react-admin would serve it at `/order`, which is the page of Pemesanan 135. */
export const orderResource = defineResource({
  name: 'monitoring-order',
  paths: { list: '/monitoring-order', show: '/monitoring-order/:id', pdf: '/monitoring-order/:id?/pdf' },
  menu: { order: 60 },
  icon: Radar,
  endpoints: { getList: orderApi.list, getOne: orderApi.one, export: orderApi.export },
  list: () => import('./OrderList'),
  show: () => import('./OrderShow'),
  pages: { pdf: () => import('./print/OrderPdf') },
  listDefaults: { sort: { field: 'due_at', order: 'ASC' }, filter: { group: 'running' } },
  recordRepresentation: 'number',
  recordDetails: ['recipient_name', 'recipient_phone', 'status'],
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/order/orderErrors'),
});
