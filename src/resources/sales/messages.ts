import { labelsOf } from '../../../contract/core/labels';
import { salesListQuery, salesRow } from '../../../contract/sales/categorySales';

/** Messages of a category's sales; `label` is the category as in titles. */
export const categoryMessages = (label: string) => ({
  name: `Data Penjualan ${label}`,
  menu: label,
  noun: 'baris penjualan',
  audit: { sales: { name: 'Data penjualan' } },
  title: { list: `Data Penjualan ${label}`, show: 'Invoice' },
  info: {
    list: 'Penjualan adalah pesanan yang sudah diterima merchant dan tidak dikembalikan, dihitung pada hari dipesan (WIB). Nilainya harga barang, tanpa ongkos kirim dan potongan.',
  },
  search: 'Cari merchant',
  fields: { ...labelsOf(salesListQuery), ...labelsOf(salesRow) },
});
