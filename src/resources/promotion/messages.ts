import { labelsOf } from '../../../contract/core/labels';
import { CATEGORIES } from '../../../contract/product';
import { PROMOTION_KIND_LABELS } from '../../../contract/promotion/promotionKind';
import { promotion, promotionDecision } from '../../../contract/promotion/promotionRecord';
import { PROMOTION_APPROVAL_LABELS, PROMOTION_STATE_LABELS } from '../../../contract/promotion/promotionState';
import { WEEKDAY_LABELS } from '../../../contract/promotion/weekday';

export const id = {
  name: 'Promo',
  noun: 'promo',
  title: { edit: 'Detail Promo' },
  audit: { promotion: { actions: { approve: 'Menyetujui', reject: 'Menolak' } } },
  search: 'Cari judul atau kode',
  delete_text: 'Promo dan semua vouchernya hilang. Promo yang sudah pernah dipakai tidak dapat dihapus.',
  fields: {
    ...labelsOf(promotion),
    note: labelsOf(promotionDecision).note,
    period: 'Periode',
    region: 'Wilayah',
    province: 'Provinsi',
    regency: 'Kabupaten/Kota',
    category: 'Kategori',
    start_date: 'Dari tanggal',
    end_date: 'Sampai tanggal',
  },
  choices: {
    kind: PROMOTION_KIND_LABELS,
    state: PROMOTION_STATE_LABELS,
    approval: PROMOTION_APPROVAL_LABELS,
    category_codes: CATEGORIES,
    weekdays: WEEKDAY_LABELS,
  },
  custom: {
    units: { percent: 'Potongan (%)', idr: 'Potongan (Rp)', points: 'Poin', quantity: 'Jumlah gratis' },
    of_quota: '%{used} dari %{quota}',
    switch: 'Aktif: %{title}',
    switched_on: 'Promo “%{title}” diaktifkan.',
    switched_off: 'Promo “%{title}” dinonaktifkan.',
    all: 'Semua',
    every_day: 'Setiap hari',
    sections: {
      content: 'Isi promo',
      content_text: 'Kuota kali potongan paling banyak adalah anggarannya.',
      time: 'Masa berlaku',
      scope: 'Berlaku untuk',
      scope_text: 'Yang dikosongkan berarti semua.',
      preview: 'Contoh keranjang',
      preview_text: 'Yang didapat pelanggan bila promo sedang berjalan.',
    },
    help: {
      code: 'Kosongkan agar dibuatkan.',
      time: 'Misalnya 06:00, waktu Jakarta.',
      budget: 'Anggaran paling banyak %{budget}.',
      needs_approval: 'Anggaran paling banyak %{budget}: promo ini menunggu persetujuan orang lain.',
      is_active: 'Promo nonaktif tidak dapat dipakai walau periodenya berjalan.',
    },
    preview: {
      price: 'Harga satu barang',
      quantity: 'Jumlah barang',
      shipping: 'Ongkos kirim',
      traded_in: 'Tabung lama yang ditukar',
      incomplete: 'Isi jenis, nilai, dan potongan paling banyak untuk melihat contoh.',
      goods: 'Potongan barang',
      delivery: 'Potongan ongkir',
      points: 'Poin',
      pays: 'Pelanggan membayar',
    },
    show: {
      figures: 'Angka promo',
      orders: 'Pesanan',
      discount: 'Potongan diberikan',
      released: '%{count} dikembalikan',
      vouchers: 'Voucher',
      tabs: 'Bagian promo',
      tab: { content: 'Isi promo', vouchers: 'Voucher', uses: 'Pemakaian' },
      created_by: 'Dibuat oleh %{name}',
      decided: '%{decision} oleh %{name},',
    },
    decide: {
      waiting: 'Anggaran %{budget} perlu disetujui orang lain, bukan pembuat atau pengubahnya.',
      approve: 'Setujui',
      reject: 'Tolak',
      approve_title: 'Setujui promo “%{title}”?',
      reject_title: 'Tolak promo “%{title}”?',
      cancel: 'Batal',
      done: 'Keputusan untuk promo “%{title}” disimpan.',
    },
    kept: {
      title: 'Promo ini tidak dapat dihapus',
      text: 'Promo ini sudah pernah dipakai. Nonaktifkan saja: pesanan yang memakainya tetap punya alasan potongannya.',
    },
  },
};
