import { labelsOf } from '../../../contract/core/labels';
import { sales, salesQuery } from '../../../contract/transaction/sales';
import { SALES_STEP_LABELS } from '../../../contract/transaction/salesPeriod';

export const id = {
  name: 'Transaksi Merchant',
  noun: 'pesanan',
  fields: { ...labelsOf(salesQuery), ...labelsOf(sales.shape.totals) },
  choices: { step: SALES_STEP_LABELS },
  custom: {
    sales: {
      title: 'Penjualan',
      period: 'Periode penjualan',
      compared: 'dibanding %{period}',
      average: 'rata-rata %{amount} per pesanan',
      measures: 'Angka yang ditampilkan di grafik',
      up: 'naik %{share}',
      down: 'turun %{share}',
      same: 'tetap',
      new: 'baru',
      chart: 'Grafik %{measure}, %{period}',
      unit: {
        rupiah: 'rupiah',
        thousand: 'ribu rupiah',
        million: 'juta rupiah',
        billion: 'miliar rupiah',
        orders: 'pesanan',
        quantity: 'barang',
        volume_liter: 'liter',
        volume_kg: 'kg',
      },
      per: { day: '%{unit} per hari', week: '%{unit} per minggu', month: '%{unit} per bulan' },
      short: { value: 'Nilai, Rp', quantity: 'Barang', volume_liter: 'Liter', volume_kg: 'Kg' },
      show_table: 'Lihat tabel',
      show_chart: 'Lihat grafik',
      table: 'Penjualan, %{period}',
      time: 'Waktu',
      value_before: 'Periode sebelumnya, Rp',
      total: 'Jumlah',
      none: 'Belum ada penjualan di periode ini',
      none_text: 'Pilih periode lain untuk melihat penjualan sebelumnya.',
      failed: 'Penjualan tidak dapat dimuat',
      categories: 'Nilai per kategori',
      category_share: '%{share} dari nilai penjualan',
      products: 'Produk terlaris',
      own_goods: 'Barang merchant',
    },
  },
};
