import { defineErrors } from '../core/defineErrors';

/** Errors in an order by telephone. */
export const deskErrors = defineErrors('desk', {
  customerNotFound: {
    id: 'Nomor ini belum terdaftar sebagai pelanggan.',
    en: 'This number is not registered to a customer yet.',
  },
  notActive: {
    id: 'Merchant ini sedang tidak menerima pesanan.',
    en: 'This merchant is not taking orders at the moment.',
  },
  closed: { id: 'Merchant ini sedang tutup.', en: 'This merchant is currently closed.' },
  opensAt: {
    id: 'Merchant ini baru buka pukul %{time}.',
    en: 'This merchant does not open until %{time}.',
  },
  notSold: {
    id: 'Barang ini tidak dijual lagi oleh merchant ini.',
    en: 'This merchant no longer sells this item.',
  },
  outOfStock: { id: 'Stok %{name} tinggal %{stock} %{unit}.', en: '%{name}: only %{stock} %{unit} left in stock.' },
  tooFew: { id: '%{name} dipesan paling sedikit %{min} %{unit}.', en: '%{name}: at least %{min} %{unit} per order.' },
  tooMany: { id: '%{name} dipesan paling banyak %{max} %{unit}.', en: '%{name}: at most %{max} %{unit} per order.' },
  priceChanged: { id: 'Harga %{name} sekarang %{price}.', en: 'The price of %{name} is now %{price}.' },
  shippingChanged: { id: 'Ongkos kirim sekarang %{price}.', en: 'The shipping cost is now %{price}.' },
  tooExpensive: {
    id: 'Satu pesanan paling banyak %{max}. Bagi menjadi beberapa pesanan.',
    en: 'An order can be at most %{max}. Split it into several orders.',
  },
  totalChanged: { id: 'Total sekarang %{price}.', en: 'The total is now %{price}.' },
});
