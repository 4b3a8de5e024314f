import { labelsOf } from '../../../contract/core/labels';
import { priceStep } from '../../../contract/price/priceChange';
import { priceGridQuery } from '../../../contract/price/priceGrid';
import { price } from '../../../contract/price/priceRecord';

/** Messages of a category's prices; `label` is the category as in titles. */
export const categoryMessages = (label: string) => ({
  name: 'Harga',
  menu: label,
  audit: {
    price: {},
    price_proposal: {
      name: 'Ajuan harga',
      actions: { approve: 'Menyetujui', reject: 'Menolak', withdraw: 'Menarik kembali' },
    },
    price_batch: { name: 'Perubahan harga', actions: { apply: 'Menerapkan', revert: 'Mengembalikan' } },
  },
  title: { list: `Atur Harga ${label}`, create: `Tambah Harga ${label}`, show: `Detail Harga ${label}` },
  info: {
    list: 'Yang berlaku adalah harga area terkecil yang punya harga sendiri: kab./kota, lalu provinsi, lalu seluruh Indonesia.',
  },
  fields: {
    ...labelsOf(priceGridQuery),
    ...labelsOf(price),
    ...labelsOf(priceStep),
    products: 'Produk',
    reason: 'Alasan',
  },
});
