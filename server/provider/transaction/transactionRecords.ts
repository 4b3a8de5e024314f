import { transactionRecordApi, transactionRecordOfOrder } from '../../../contract/transaction/transactionRecordApi';
import { recordStore } from '../../store/recordStore';
import { orders } from '../order/table';
import { transactionColumns } from './transactionColumns';
import { transactionFilters } from './transactionFilters';

/** Reads the payments of orders for lists and downloads, within the reader's regions. */
export const transactionRecords = recordStore(transactionRecordOfOrder, orders, transactionRecordApi.list, {
  columns: transactionColumns,
  defaultSort: '-placed_at',
  filters: transactionFilters,
  regions: orders.region_code,
});
