import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { day, id, instantOut, rupiah } from '../core/fields';
import { needed, orUnknown } from '../core/needed';
import { listQuery, repeated } from '../core/query';
import { orderStatus, paymentMethod } from '../order/orderChoices';
import { orderRow } from '../order/orderRecord';
import { paymentMismatch, paymentState } from '../order/paymentState';

/** The payment record of an order: amounts due, received and refunded, and what its merchant gets. */
export const transactionRecord = orderRow
  .pick({
    id: true,
    number: true,
    placed_at: true,
    merchant_id: true,
    merchant_name: true,
    regency: true,
    province: true,
    status: true,
    payment_method: true,
    goods_amount: true,
    shipping_cost: true,
    discount: true,
    total: true,
  })
  .extend({
    merchant_number: z.string().meta({ title: 'No. merchant' }),
    payment_state: orUnknown(paymentState.meta({ title: 'Status pembayaran' })),
    payment_reference: z.string().nullable().meta({ title: 'Ref. pembayaran' }),
    paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
    paid_amount: orUnknown(rupiah.meta({ title: 'Diterima' })),
    refunded_amount: orUnknown(rupiah.meta({ title: 'Dikembalikan' })),
    payment_fee: orUnknown(rupiah.meta({ title: 'Biaya pembayaran' })),
    /** Due to the merchant: paid − refunded − fee, excluding what it received in cash. Negative if a refund exceeds it. */
    net_amount: orUnknown(z.int().meta({ title: 'Hak merchant', kind: 'money' })),
    /** When the merchant was paid out. */
    settled_at: instantOut.nullable().meta({ title: 'Dicairkan' }),
    payment_mismatch: paymentMismatch.nullable().meta({ title: 'Ketidakcocokan' }),
  });
export type TransactionRecord = z.output<typeof transactionRecord>;

/** The filter set 'merchant transaction' of point 3; `merchant_id`, `status`, `settlement_id` and the payment filters are additions. */
export const transactionQuery = listQuery(['placed_at', 'total']).extend({
  region: areaQuery.region,
  province: areaQuery.province,
  regency: areaQuery.regency,
  merchant_id: id.optional().meta({ title: 'Merchant' }),
  status: repeated(orderStatus).meta({ title: 'Status' }),
  payment_method: repeated(paymentMethod).meta({ title: 'Pembayaran' }),
  payment_state: repeated(paymentState).meta({ title: 'Status pembayaran' }),
  payment_mismatch: repeated(paymentMismatch).meta({ title: 'Ketidakcocokan' }),
  /** Limits the list to orders paid out with this settlement. */
  settlement_id: id.optional().meta({ title: 'Pencairan' }),
  start_date: day.optional().meta({ title: 'Dipesan dari' }),
  end_date: day.optional().meta({ title: 'Dipesan sampai' }),
});

const sum = z.int().meta({ kind: 'money' });

/** Sums over all rows that match the filter, not only the page; in whole rupiah, except for the counts. */
export const transactionTotals = z.object({
  transactions: needed(z.int().meta({ title: 'Transaksi' })),
  goods_amount: needed(sum.meta({ title: 'Harga barang' })),
  /** Goods and shipping less discount. */
  total: needed(sum.meta({ title: 'Tagihan' })),
  paid_amount: needed(sum.meta({ title: 'Diterima' })),
  refunded_amount: needed(sum.meta({ title: 'Dikembalikan' })),
  payment_fee: needed(sum.meta({ title: 'Biaya pembayaran' })),
  net_amount: needed(sum.meta({ title: 'Hak merchant' })),
  /** The part of the net amount that was paid out. */
  settled_amount: needed(sum.meta({ title: 'Sudah dicairkan' })),
  mismatches: needed(z.int().meta({ title: 'Tidak cocok' })),
});
export type TransactionTotals = z.output<typeof transactionTotals>;
