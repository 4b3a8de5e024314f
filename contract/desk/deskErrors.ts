import { defineErrors } from '../core/defineErrors';

/** Errors in an order by telephone. */
export const deskErrors = defineErrors('desk', {
  customerNotFound: {
    id: 'Nomor ini belum terdaftar sebagai pelanggan.',
    en: 'No customer has this number yet.',
  },
  notActive: { id: 'Merchant ini sedang tidak menerima pesanan.', en: 'This merchant takes no orders at present.' },
  closed: { id: 'Merchant ini sedang tutup.', en: 'This merchant is closed now.' },
  opensAt: {
    id: 'Merchant ini baru buka pukul %{time}.',
    en: 'This merchant only opens at %{time}.',
  },
  notSold: {
    id: 'Barang ini tidak dijual lagi oleh merchant ini.',
    en: 'This merchant does not sell this any more.',
  },
  outOfStock: { id: 'Stok %{name} tinggal %{stock} %{unit}.', en: '%{name}: only %{stock} %{unit} left in stock.' },
  tooFew: { id: '%{name} dipesan paling sedikit %{min} %{unit}.', en: '%{name}: at least %{min} %{unit} an order.' },
  tooMany: { id: '%{name} dipesan paling banyak %{max} %{unit}.', en: '%{name}: at most %{max} %{unit} an order.' },
  priceChanged: { id: 'Harga %{name} sekarang %{price}.', en: 'The price of %{name} is now %{price}.' },
  shippingChanged: { id: 'Ongkos kirim sekarang %{price}.', en: 'The shipping cost is now %{price}.' },
  totalChanged: { id: 'Total sekarang %{price}.', en: 'The total is now %{price}.' },
});
