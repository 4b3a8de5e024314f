/** Messages of the resource's views. */
export const custom = {
  download: 'Unduh transaksi',
  sales: {
    title: 'Penjualan',
    period: 'Periode penjualan',
    compared: 'dibanding %{period}',
    average: 'rata-rata %{amount} per pesanan',
    none: 'Belum ada penjualan di periode ini',
    none_text: 'Pilih periode lain untuk melihat penjualan sebelumnya.',
    failed: 'Penjualan tidak dapat dimuat',
    categories: 'Nilai per kategori',
    category_share: '%{share} dari nilai penjualan',
    products: 'Produk terlaris',
    own_goods: 'Barang merchant',
  },
};
