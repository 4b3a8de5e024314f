import { orderApi, orderRecord } from '../../../contract/order/orderApi';
import { recordStore } from '../../store/recordStore';
import { orderColumns } from './orderColumns';
import { orderFilters } from './orderFilters';
import { orders } from './table';

/** Reads orders for lists and exports, within the actor's regions. */
export const orderStore = recordStore(orderRecord, orders, orderApi.list, {
  columns: orderColumns,
  regions: orders.region_code,
  defaultSort: '-placed_at',
  filters: orderFilters,
});
