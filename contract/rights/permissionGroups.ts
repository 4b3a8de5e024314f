/** Menu entries to which permissions belong, in menu order. */
export const permissionGroups = [
  { code: 'dashboard', label: 'Beranda', menu_path: '/dashboard' },
  { code: 'banner', label: 'Banner', menu_path: '/banner' },
  { code: 'promo', label: 'Promo Regional dan Voucher', menu_path: '/promo' },
  { code: 'data_penjualan', label: 'Data Penjualan', menu_path: '/sales' },
  { code: 'laporan_transaksi', label: 'Transaksi Merchant', menu_path: '/transaction' },
  { code: 'monitoring_order', label: 'Monitoring Order', menu_path: '/monitoring-order' },
  { code: 'order_135', label: 'Pemesanan 135', menu_path: '/order' },
  { code: 'atur_harga_ongkir', label: 'Atur Harga Ongkir', menu_path: '/shipping-cost' },
  { code: 'atur_harga_produk', label: 'Atur Harga Produk', menu_path: '/price' },
  { code: 'manage_admin', label: 'Manage Admin', menu_path: '/user' },
  { code: 'manage_merchant', label: 'Manage Merchant', menu_path: '/merchant' },
] as const;

export type PermissionGroup = (typeof permissionGroups)[number]['code'];
