import { defineErrors } from '../core/defineErrors';

/** Errors in adding or changing a merchant's product. */
export const merchantProductErrors = defineErrors('merchantProduct', {
  categoryNotSellable: {
    id: 'Jenis merchant ini tidak boleh menjual %{category}',
    en: 'Merchants of this type may not sell %{category}',
  },
  stockTooSmall: {
    id: 'Stok tinggal %{stock} %{unit}, jadi tidak dapat dikurangi %{change}',
    en: 'Only %{stock} %{unit} left in stock, so it cannot be reduced by %{change}',
  },
  stockTooLarge: { id: 'Stok paling banyak %{max} %{unit}', en: 'The stock can be at most %{max} %{unit}' },
  stockBelowZero: {
    id: 'Stok tidak cukup untuk dikurangi sebanyak itu',
    en: 'There is not enough stock to reduce it by that much',
  },
  productGone: {
    id: 'Produk ini tidak ada lagi. Pilih yang lain.',
    en: 'This product no longer exists. Choose another.',
  },
  noPriceInRegion: {
    id: 'Produk ini belum punya harga di wilayah merchant',
    en: 'This product has no price yet in the merchant’s region',
  },
  alreadySold: { id: 'Produk ini sudah dijual merchant ini', en: 'This merchant already sells this product' },
  categoryFixed: {
    id: 'Kategori produk Pertamina mengikuti katalog, jadi tidak dapat diubah di sini.',
    en: 'The category of a Pertamina product follows the catalogue, so it cannot be changed here.',
  },
});
