import type { Page } from '../../../contract/core/answer';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { ListQuery } from '../../../contract/core/query';
import type { TransactionRecord } from '../../../contract/transaction/transactionRecord';
import type { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { pageStatements } from '../../store/pageStatements';
import { readPage } from '../../store/readPage';
import { orders } from '../order/table';
import { transactionColumns } from './transactionColumns';
import { transactionFilters } from './transactionFilters';

type Query = QueryOf<typeof transactionRecordApi.list>;

/** Reads the payments of orders for lists and downloads, within the reader's regions. */
export function transactionRecords(db: Db) {
  const statements = pageStatements(db, {
    entity: 'transaction_record',
    table: orders,
    columns: transactionColumns,
    search: [],
    sorts: { placed_at: orders.placed_at, total: orders.total },
    defaultSort: '-placed_at',
    filters: transactionFilters,
  });
  const within = <Given extends object>(query: Given, actor: Bound) => ({ ...query, reader: boundTo(actor) });
  return {
    entity: 'transaction_record' as const,
    page: (query: Query, actor: Bound): Promise<Page<TransactionRecord>> =>
      readPage(statements, within(query, actor) as ListQuery),
    whole: (query: Omit<Query, 'page' | 'limit'>, actor: Bound) => statements.whole(within(query, actor)),
  };
}
