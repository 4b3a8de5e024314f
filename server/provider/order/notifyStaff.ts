import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import type { OrderActor } from '../../../contract/order/orderActions';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import type { Slug } from '../../../contract/rights/permissions';
import type { Tx } from '../../db/types';
import { notify } from '../notification/notify';
import type { orders } from './table';

interface Message {
  to: Slug;
  title: string;
  text: (number: string) => string;
}

const helpdesk = 'can_update_monitoring_order';
const finance = 'can_approve_monitoring_order';

/** Statuses that require the attention of staff. */
const messages: Partial<Record<OrderStatus, Message>> = {
  rejected_by_merchant: {
    to: helpdesk,
    title: 'Pesanan ditolak merchant',
    text: number => `${number} perlu dialihkan ke merchant lain.`,
  },
  delivery_failed: {
    to: helpdesk,
    title: 'Pengiriman gagal',
    text: number => `${number} tidak dapat diserahkan di alamat tujuan.`,
  },
  complaint_submitted: {
    to: helpdesk,
    title: 'Keluhan masuk',
    text: number => `Pelanggan mengajukan keluhan atas ${number}.`,
  },
  refund_in_process: {
    to: finance,
    title: 'Pengembalian dana menunggu',
    text: number => `${number} dibatalkan. Kembalikan dana pelanggan.`,
  },
  refunded: {
    to: helpdesk,
    title: 'Dana sudah dikembalikan',
    text: number => `Pengembalian dana ${number} selesai.`,
  },
};

/** Final statuses that the system set. */
const automaticEnds: Partial<Record<OrderStatus, Message>> = {
  expired: {
    to: helpdesk,
    title: 'Pesanan kedaluwarsa',
    text: number => `${number} tidak dibayar sampai batas waktu.`,
  },
  cancelled: {
    to: helpdesk,
    title: 'Pesanan dibatalkan otomatis',
    text: number => `${number} tidak mendapat merchant pengganti sampai batas waktu.`,
  },
};

/** Outcomes of a complaint. */
const outcomes: Partial<Record<OrderStatus, Message>> = {
  resend_in_process: {
    to: 'can_read_monitoring_order',
    title: 'Kirim ulang disetujui',
    text: number => `Merchant mengirim barang pengganti untuk ${number}.`,
  },
  completed: {
    to: helpdesk,
    title: 'Keluhan selesai',
    text: number => `Keluhan ${number} ditutup dan pesanan selesai.`,
  },
};

/**
 * Notifies staff of the order's region of a new status if it requires action, ends their work, or would otherwise go unnoticed.
 *
 * @param kind who took the step
 */
export async function notifyStaff(
  tx: Tx,
  row: typeof orders.$inferSelect,
  before: OrderStatus,
  kind: OrderActor,
): Promise<void> {
  const message =
    (isComplaintOpen(before) ? outcomes[row.status] : undefined) ??
    (kind === 'system' ? automaticEnds[row.status] : undefined) ??
    messages[row.status];
  if (!message) return;
  await notify(tx, {
    to: { holdersOf: message.to, region: row.region_code },
    type: 'order',
    title: message.title,
    description: message.text(row.number),
    extra: ORDER_EXTRA_PREFIX + row.id,
  });
}
