import { namesOf } from '../core/namesOf';

/** Those who perform actions. */
export const ORDER_ACTOR_LABELS = {
  customer: 'Pelanggan',
  merchant: 'Merchant',
  courier: 'Pengantar',
  helpdesk: 'Helpdesk 135',
  finance: 'Keuangan',
  system: 'Sistem',
} as const;
export type OrderActor = keyof typeof ORDER_ACTOR_LABELS;
export const ORDER_ACTORS = namesOf(ORDER_ACTOR_LABELS);

/** Actions on an order, as shown in its timeline. */
export const ORDER_ACTION_LABELS = {
  create: 'Pesanan dibuat',
  submit_prepaid: 'Menunggu pembayaran',
  submit_cod: 'Diteruskan ke merchant',
  confirm_payment: 'Pembayaran diterima',
  payment_timeout: 'Batas waktu bayar lewat',
  forward_to_merchant: 'Diteruskan ke merchant',
  accept: 'Diterima merchant',
  reject: 'Ditolak merchant',
  response_timeout: 'Merchant tidak menjawab',
  reassign: 'Dialihkan ke merchant lain',
  mark_ready: 'Siap dikirim',
  dispatch: 'Dalam pengiriman',
  deliver: 'Sampai di tujuan',
  fail_delivery: 'Gagal dikirim',
  redeliver: 'Dikirim lagi',
  confirm_received: 'Penerimaan dikonfirmasi',
  auto_complete: 'Selesai otomatis setelah 24 jam',
  complain: 'Keluhan diajukan',
  review: 'Keluhan diperiksa',
  resend: 'Kirim ulang disetujui',
  received: 'Barang dinyatakan diterima',
  cancel: 'Pesanan dibatalkan',
  finish_refund: 'Dana dikembalikan',
} as const;
export type OrderAction = keyof typeof ORDER_ACTION_LABELS;
export const ORDER_ACTIONS = namesOf(ORDER_ACTION_LABELS);
