import { labelsOf } from '../../../../contract/core/labels';
import { PAYMENT_MISMATCH_LABELS, PAYMENT_STATE_LABELS } from '../../../../contract/order/paymentState';
import { transactionQuery, transactionRecord } from '../../../../contract/transaction/transactionRecord';

export const id = {
  name: 'Transaksi Merchant',
  noun: 'transaksi',
  audit: { transaction_record: {} },
  search: 'No. pesanan atau merchant',
  info: { list: 'Uang tiap pesanan: yang ditagih, diterima, dikembalikan, dan menjadi hak merchant.' },
  fields: {
    ...labelsOf(transactionQuery),
    ...labelsOf(transactionRecord),
    merchant_id: 'Merchant',
    total: 'Tagihan, Rp',
    paid_amount: 'Diterima, Rp',
    net_amount: 'Hak merchant, Rp',
  },
  choices: {
    payment_state: PAYMENT_STATE_LABELS,
    payment_mismatch: PAYMENT_MISMATCH_LABELS,
  },
};
