import { sql } from 'drizzle-orm';
import { settlementApi, settlementRecord } from '../../../contract/transaction/settlement';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import { recordStore } from '../../store/recordStore';
import { merchants } from '../merchant/table';
import { settlements } from './table';

/** Reads settlements within the reader's regions. */
export const settlementStore = recordStore(settlementRecord, settlements, settlementApi.list, {
  columns: {
    merchant_name: sql`(select ${merchants.name} from ${merchants} where ${merchants.id} = ${settlements.merchant_id})`,
  },
  defaultSort: '-created_at',
  regions: settlements.region_code,
  missing: transactionErrors.settlementNotFound(),
});
