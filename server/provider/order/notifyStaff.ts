import { ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { isComplaintOpen } from '../../../contract/order/staffSteps';
import type { Slug } from '../../../contract/rights/permissions';
import type { Tx } from '../../db/types';
import { notify } from '../notification/notify';
import type { orders } from './table';

interface News {
  to: Slug;
  title: string;
  text: (number: string) => string;
}

const helpdesk = 'can_update_monitoring_order';
const finance = 'can_approve_monitoring_order';

/** What asks something of staff, by the state that an order has come to. */
const news: Partial<Record<OrderStatus, News>> = {
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

/** How a complaint ended, for whoever looks after the merchants and whoever looks after complaints. */
const settled: Partial<Record<OrderStatus, News>> = {
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

/** Tells staff of the order's region what has just happened to it, where that asks something of them or ends their work. */
export async function notifyStaff(tx: Tx, row: typeof orders.$inferSelect, before: OrderStatus): Promise<void> {
  const told = (isComplaintOpen(before) ? settled[row.status] : undefined) ?? news[row.status];
  if (!told) return;
  await notify(tx, {
    to: { holdersOf: told.to, region: row.region_code },
    type: 'order',
    title: told.title,
    description: told.text(row.number),
    extra: ORDER_EXTRA_PREFIX + row.id,
  });
}
