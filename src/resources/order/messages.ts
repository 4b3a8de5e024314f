import { labelsOf } from '../../../contract/core/labels';
import { ORDER_CHANNEL_LABELS } from '../../../contract/order/orderChannel';
import { ORDER_GROUP_LABELS } from '../../../contract/order/orderGroup';
import { orderQuery } from '../../../contract/order/orderQuery';
import { orderRow } from '../../../contract/order/orderRecord';
import { ORDER_STATUS_LABELS } from '../../../contract/order/orderStatus';
import { ORDER_ACTION_LABELS } from '../../../contract/order/orderSteps';
import { PAYMENT_METHOD_LABELS } from '../../../contract/order/payment';
import {
  CANCELLATION_REASON_LABELS,
  COMPLAINT_ACTION_LABELS,
  COMPLAINT_REASON_LABELS,
} from '../../../contract/order/reasons';

export const id = {
  name: 'Pesanan',
  menu: 'Monitoring Order',
  noun: 'pesanan',
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
  title: { list: 'Monitoring Order', show: 'Detail Pesanan' },
  search: 'No. pesanan, nama, telepon',
  fields: {
    ...labelsOf(orderQuery),
    ...labelsOf(orderRow),
    age: 'Umur',
    total: 'Total, Rp',
    note: 'Catatan',
  },
  choices: {
    status: ORDER_STATUS_LABELS,
    group: { ...ORDER_GROUP_LABELS, all: 'Semua' },
    channel: ORDER_CHANNEL_LABELS,
    payment: PAYMENT_METHOD_LABELS,
    action: ORDER_ACTION_LABELS,
    complaint: COMPLAINT_REASON_LABELS,
    cancellation: CANCELLATION_REASON_LABELS,
    decision: COMPLAINT_ACTION_LABELS,
  },
  custom: {
    list: {
      groups: 'Tahap pesanan',
      updated: 'Diperbarui %{time}',
      reload: 'Muat ulang',
    },
    age: {
      days: '%{count} h',
      hours: '%{count} j',
      minutes: '%{count} m',
      due: 'batas %{when}',
      soon: 'hampir lewat batas',
      late: 'lewat batas',
    },
    show: {
      placed: 'dipesan %{when}',
      complaint: 'Keluhan',
      complained: 'Masuk %{when}',
      due: 'batas %{when}',
      settled: 'Diputuskan %{when}: %{decision}',
      photos: 'Foto keluhan',
      photo: 'Foto %{number}',
      goods: 'Barang',
      item: 'Barang',
      quantity: 'Jumlah',
      price: 'Harga, Rp',
      amount: 'Subtotal, Rp',
      shipping: 'Ongkos kirim',
      discount: 'Potongan',
      total: 'Total',
      km: '%{km} km',
      paid: 'lunas %{when}',
      unpaid: 'belum dibayar',
      at_door: 'dibayar di tempat',
      delivery: 'Pengantaran',
      route: 'Rute pengantaran, %{km} km',
      open_map: 'Buka di peta',
      from: 'Dari',
      to: 'Ke',
      courier: 'Pengantar',
      no_courier: 'Belum ada pengantar.',
      customer: 'Pemesan',
      member: 'Anggota MyPertamina %{number}',
      timeline: 'Riwayat',
      zone: 'WIB',
    },
    step: {
      label: {
        review: 'Periksa Keluhan',
        resend: 'Kirim Ulang',
        cancel: 'Batalkan Pesanan',
        received: 'Nyatakan Diterima',
        finish_refund: 'Dana Sudah Kembali',
      },
      title: {
        review: 'Periksa keluhan %{number}?',
        resend: 'Kirim ulang %{number}?',
        cancel: 'Batalkan %{number}?',
        received: 'Nyatakan %{number} diterima?',
        finish_refund: 'Dana %{number} sudah kembali?',
      },
      text: {
        review: 'Keluhan ditandai sedang diperiksa, sehingga petugas lain tahu. Lanjutkan?',
        resend: 'Merchant akan diminta mengirim barang pengganti. Lanjutkan?',
        cancel: 'Pesanan dibatalkan dan dana pelanggan dikembalikan. Lanjutkan?',
        received: 'Keluhan ditutup dan pesanan dinyatakan selesai. Lanjutkan?',
        finish_refund: 'Pesanan berakhir dan dana tercatat sudah diterima pelanggan. Lanjutkan?',
      },
      note_help: 'Tercatat di riwayat pesanan ini.',
      back: 'Kembali',
      done: '%{number}: %{status}.',
    },
  },
};
