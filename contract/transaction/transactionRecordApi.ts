import { listOf } from '../core/answer';
import { endpoint } from '../core/endpoint';
import { exportOf } from '../export';
import { transactionQuery, transactionRecord, transactionTotals } from './transactionRecord';

declare module '../core/audited' {
  interface AuditedActions {
    transaction_record: never;
  }
}

const access = 'can_read_laporan_transaksi';
const exportAccess = 'can_export_laporan_transaksi';

const list = endpoint('GET /v1/cms/transaction-records', {
  access,
  summary: 'List transaction records, the money of orders; the search covers the order number and the merchant’s name',
  query: transactionQuery,
  answer: listOf(transactionRecord),
});

/** The merchants' transactions (point 7, 'Transaction records'). Users bound to sales regions see only those of merchants there. */
export const transactionRecordApi = {
  list,
  totals: endpoint('GET /api/console/transaction-records/totals', {
    access,
    summary: 'Get the totals over all transactions that match the filters of the list',
    query: transactionQuery.omit({ page: true, limit: true, sort: true }),
    answer: transactionTotals,
  }),
  export: exportOf('/v1/cms/transaction-record/download', list, exportAccess),
  merchantExport: exportOf('/v1/cms/transaction-record/merchant/{id}/download', list, exportAccess),
};
