import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { day, id, instantOut, optionalText, rupiah, version } from '../core/fields';
import { listQuery } from '../core/query';
import { crudApi } from '../record/crudApi';
import { schemaRecord } from '../record/schemaRecord';

declare module '../core/audited' {
  interface AuditedActions {
    settlement: never;
  }
}

const days = {
  start_date: day.meta({ title: 'Dipesan dari' }),
  end_date: day.meta({ title: 'Dipesan sampai' }),
};

const amounts = {
  orders: z.int().meta({ title: 'Pesanan' }),
  paid_amount: rupiah.meta({ title: 'Diterima' }),
  fee: rupiah.meta({ title: 'Biaya pembayaran' }),
  net_amount: z.int().meta({ title: 'Dicairkan', kind: 'money' }),
};

/** A payout to a merchant for its completed orders of a period. */
const settlement = z.object({
  id,
  number: z.string().meta({ title: 'No. pencairan' }),
  merchant_id: id.meta({ title: 'Merchant' }),
  merchant_name: z.string().meta({ title: 'Merchant' }),
  ...days,
  ...amounts,
  reference: z.string().nullable().meta({ title: 'Ref. transfer' }),
  created_at: instantOut.meta({ title: 'Dicairkan pada' }),
  version,
});
export type Settlement = z.output<typeof settlement>;

/** Amounts due to a merchant for a period: completed orders that were paid through the gateway and match. */
const openSettlement = z.object({ merchant_id: id, merchant_name: z.string(), ...days, ...amounts });
export type OpenSettlement = z.output<typeof openSettlement>;

/** The merchant and period to pay out. */
export const settlementInput = z.object({
  merchant_id: id.meta({ title: 'Merchant' }),
  ...days,
  reference: optionalText(60).meta({ title: 'Ref. transfer' }),
});

export const settlementRecord = schemaRecord('settlement', {
  label: 'number',
  schema: settlement,
  // with the amount that the user saw
  input: settlementInput.extend({ net_amount: rupiah.meta({ title: 'Dicairkan' }) }),
});

const access = 'can_read_laporan_transaksi';

/** Payouts per merchant and period of placement. Each order is settled at most once; orders with a mismatch wait. */
export const settlementApi = {
  ...crudApi(settlementRecord, {
    list: '/api/console/settlements',
    one: '/api/console/settlement',
    access: { read: access, create: 'can_approve_laporan_transaksi' },
    query: listQuery(['created_at'], ['number']).extend({ merchant_id: id.optional().meta({ title: 'Merchant' }) }),
    summaries: {
      list: 'List settlements; the search covers the settlement number',
      one: 'Get a settlement; its orders are the transaction records with its `settlement_id`',
      create: 'Pay out what a merchant is owed for a period; 409 if it is no longer the amount that was seen',
    },
    done: { create: 'Pencairan dicatat.' },
  }),
  open: endpoint('GET /api/console/settlement/merchant/{id}', {
    access,
    summary: 'Get what a merchant is still owed for its completed orders of a period',
    query: z.object(days),
    response: openSettlement,
  }),
};
