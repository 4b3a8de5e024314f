import { labelsOf } from '../../../../contract/core/labels';
import { voucher, voucherBatchInput, voucherInput } from '../../../../contract/promotion/voucherRecord';
import { VOUCHER_STATUS_LABELS } from '../../../../contract/promotion/voucherStatus';

export const id = {
  name: 'Voucher',
  noun: 'voucher',
  audit: {
    voucher: { actions: { approve: 'Menyetujui' } },
    voucher_batch: { name: 'Kumpulan voucher', actions: { approve: 'Menyetujui' } },
  },
  search: 'Cari kode voucher',
  delete_text: 'Voucher yang sudah pernah dipakai tidak dapat dihapus; cabut saja.',
  fields: {
    ...labelsOf(voucher),
    count: labelsOf(voucherBatchInput).count,
    submit: labelsOf(voucherInput).submit,
    steps: 'Ubah status',
  },
  choices: { status: VOUCHER_STATUS_LABELS },
  custom: {
    empty: 'Promo ini belum punya voucher.',
    none_needed: 'Promo jenis ini tidak memakai voucher: pelanggan memakai kode promonya sendiri.',
    add: 'Tambah voucher',
    add_many: 'Buat banyak',
    edit_title: 'Voucher %{code}',
    many_done: '%{count} voucher ditambahkan.',
    help: { code: 'Kosongkan agar dibuatkan.', period: 'Kosongkan agar sama dengan promonya.' },
    step: {
      awaiting_approval: 'Ajukan',
      scheduled: 'Setujui',
      active: 'Aktifkan',
      approve: 'Setujui',
      draft: 'Kembalikan ke draf',
      paused: 'Jeda',
      expired: 'Akhiri sekarang',
      revoked: 'Cabut',
    },
    step_menu: 'Ubah status voucher %{code}',
    step_done: 'Voucher %{code} sekarang %{status}.',
    together: {
      title: 'Ubah bersama',
      submit: 'Ajukan semua draf',
      approve: 'Setujui semua yang menunggu',
      submit_text: 'Semua voucher draf promo ini akan menunggu persetujuan orang lain.',
      approve_text: 'Semua voucher promo ini yang menunggu dan tidak Anda ajukan sendiri akan dapat dipakai.',
      cancel: 'Batal',
      done: '%{count} voucher diubah.',
    },
    excel: {
      menu: 'Excel',
      format: 'Unduh format',
      upload: 'Unggah Excel atau CSV',
      list: 'Unduh daftar voucher',
      count: '%{count} voucher akan ditambahkan.',
      apply: 'Tambahkan %{count} voucher',
      row: 'Baris',
      failed: 'Isi berkas tidak dapat diperiksa.',
      generated: 'dibuatkan',
      done: '%{count} voucher ditambahkan.',
      saved: 'Berkas %{name} selesai diunduh.',
    },
  },
};
