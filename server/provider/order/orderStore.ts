import { crudStore } from '../../store/crudStore';
import { orderColumns } from './orderColumns';
import { orderFilters } from './orderFilters';
import { orders } from './table';

/** Reads orders for lists and exports, within the actor's regions. */
export const orderStore = crudStore({
  entity: 'order',
  table: orders,
  label: row => row.number,
  columns: orderColumns,
  regions: orders.region_code,
  sorts: { due_at: orders.due_at, placed_at: orders.placed_at, status_since: orders.status_since, total: orders.total },
  defaultSort: '-placed_at',
  filters: orderFilters,
});
