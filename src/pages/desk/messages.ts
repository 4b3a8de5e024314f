export const id = {
  title: 'Pemesanan 135',
  info: 'Pesanan lewat telepon. Semua langkah dapat dikerjakan dengan keyboard: F2 penelepon, F3 alamat, F4 merchant, / barang, F6 keranjang, Ctrl Enter membuat pesanan.',
};
