import { endpoint } from '../core/endpoint';
import { exportOf } from '../export';
import { crudApi } from '../record/crudApi';
import { schemaRecord } from '../record/schemaRecord';
import { transactionQuery, transactionRecord, transactionTotals } from './transactionRecord';

declare module '../core/audited' {
  interface AuditedActions {
    transaction_record: never;
  }
}

const access = 'can_read_laporan_transaksi';
const exportAccess = 'can_export_laporan_transaksi';

export const transactionRecordOfOrder = schemaRecord('transaction_record', {
  label: 'number',
  schema: transactionRecord,
});

const plain = crudApi(transactionRecordOfOrder, {
  list: '/v1/cms/transaction-records',
  access: { read: access },
  query: transactionQuery,
  export: '/v1/cms/transaction-record/download',
  exportAccess,
  summaries: {
    list: 'List transaction records, the money of orders; the search covers the order number and the merchant’s name',
  },
});

/** The merchants' transactions (point 7, 'Transaction records'). Users bound to sales regions see only those of merchants there. */
export const transactionRecordApi = {
  ...plain,
  totals: endpoint('GET /api/console/transaction-records/totals', {
    access,
    summary: 'Get the totals over all transactions that match the filters of the list',
    query: transactionQuery.omit({ page: true, limit: true, sort: true }),
    response: transactionTotals,
  }),
  merchantExport: exportOf('/v1/cms/transaction-record/merchant/{id}/download', plain.list, exportAccess),
};
