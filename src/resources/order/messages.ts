import { labelsOf } from '../../../contract/core/labels';
import { ORDER_ACTION_LABELS } from '../../../contract/order/orderActions';
import { ORDER_CHANNEL_LABELS } from '../../../contract/order/orderChannel';
import { ORDER_GROUP_LABELS } from '../../../contract/order/orderGroup';
import { orderQuery } from '../../../contract/order/orderQuery';
import { orderRow } from '../../../contract/order/orderRecord';
import { ORDER_STATUS_LABELS } from '../../../contract/order/orderStatus';
import { PAYMENT_METHOD_LABELS } from '../../../contract/order/payment';
import {
  CANCELLATION_REASON_LABELS,
  COMPLAINT_ACTION_LABELS,
  COMPLAINT_REASON_LABELS,
} from '../../../contract/order/reasons';

export const id = {
  name: 'Pesanan',
  menu: 'Monitoring Order',
  audit: {
    order: {
      name: 'Pesanan',
      actions: {
        ...ORDER_ACTION_LABELS,
        cancel: 'Membatalkan',
        finish_refund: 'Menyelesaikan pengembalian dana',
        received: 'Menyatakan diterima',
        resend: 'Menyetujui kirim ulang',
        review: 'Memeriksa keluhan',
      },
    },
  },
  title: { pdf: 'Cetak Pesanan' },
  info: { list: 'Pesanan menurut apa yang ditunggu; yang paling dekat batas waktunya di atas.' },
  search: 'No. pesanan, nama, telepon',
  fields: {
    ...labelsOf(orderQuery),
    ...labelsOf(orderRow),
    total: 'Total, Rp',
    note: 'Catatan',
    reason_code: 'Alasan',
  },
  choices: {
    status: ORDER_STATUS_LABELS,
    group: ORDER_GROUP_LABELS,
    channel: ORDER_CHANNEL_LABELS,
    payment: PAYMENT_METHOD_LABELS,
    action: ORDER_ACTION_LABELS,
    complaint: COMPLAINT_REASON_LABELS,
    reason: CANCELLATION_REASON_LABELS,
    decision: COMPLAINT_ACTION_LABELS,
  },
};
