import { sql } from 'drizzle-orm';
import type { Page } from '../../../contract/core/answer';
import type { QueryOf } from '../../../contract/core/endpoint';
import type { ListQuery } from '../../../contract/core/query';
import type { Settlement, settlementApi } from '../../../contract/transaction/settlement';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { equals, oneOf } from '../../store/filters';
import { pageStatements } from '../../store/pageStatements';
import { readPage } from '../../store/readPage';
import { merchants } from '../merchant/table';
import { settlements } from './table';

const { id, number, merchant_id, start_date, end_date, orders, paid_amount, fee, net_amount } = settlements;

/** The columns of a settlement, as the contract defines it. */
export const settlementColumns = {
  ...{ id, number, merchant_id, start_date, end_date, orders, paid_amount, fee, net_amount },
  merchant_name: sql<string>`(select ${merchants.name} from ${merchants} where ${merchants.id} = ${merchant_id})`,
  reference: settlements.reference,
  created_at: settlements.created_at,
  version: settlements.version,
};

/** Pages of the settlements within the reader's regions. */
export function settlementList(db: Db) {
  const statements = pageStatements(db, {
    entity: 'settlement',
    table: settlements,
    columns: settlementColumns,
    search: [number],
    sorts: { created_at: settlements.created_at },
    defaultSort: '-created_at',
    filters: { merchant_id: equals<string>(merchant_id), reader: oneOf(settlements.region_code) },
  });
  return (query: QueryOf<typeof settlementApi.list>, actor: Bound): Promise<Page<Settlement>> =>
    readPage(statements, { ...query, reader: boundTo(actor) } as ListQuery);
}
