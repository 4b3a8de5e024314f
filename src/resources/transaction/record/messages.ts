import { labelsOf } from '../../../../contract/core/labels';
import { ORDER_STATUS_LABELS } from '../../../../contract/order/orderStatus';
import { PAYMENT_METHOD_LABELS } from '../../../../contract/order/payment';
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
    status: ORDER_STATUS_LABELS,
    payment_method: PAYMENT_METHOD_LABELS,
    payment_state: PAYMENT_STATE_LABELS,
    payment_mismatch: PAYMENT_MISMATCH_LABELS,
  },
};
