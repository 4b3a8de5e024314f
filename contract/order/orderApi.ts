import { listOf } from '../core/answer';
import { endpoint } from '../core/endpoint';
import { exportOf } from '../export';
import { orderQuery } from './orderQuery';
import { orderRow } from './orderRecord';

const list = endpoint('GET /v1/cms/order', {
  access: 'can_read_monitoring_order',
  summary: 'Orders, page by page; the search looks in number, customer’s name and telephone',
  query: orderQuery,
  answer: listOf(orderRow),
});

/** Orders of the marketplace. Whoever is bound to sales regions sees and settles those of merchants there; others are 404. */
export const orderApi = {
  list,
  export: exportOf('/v1/cms/order/excel', list, 'can_export_monitoring_order'),
};
