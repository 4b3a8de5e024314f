/** Messages shared by all screens, under `app.`; their type defines the keys of the English ones. */
export const common = {
  page: {
    create: 'Tambah %{name}',
    edit: 'Ubah %{name}',
    show: 'Detail %{name}',
  },
  menu: {
    sales: 'Data Penjualan',
    price: 'Atur Harga Produk',
    user: 'Manage Admin',
    merchant: 'Manage Merchant',
  },
  audit: {
    actions: { create: 'Menambah', update: 'Mengubah', delete: 'Menghapus', export: 'Mengunduh' },
  },
};
