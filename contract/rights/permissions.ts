import { type PermissionGroup, permissionGroups } from './permissionGroups';

export { type PermissionGroup, permissionGroups };

/**
 * All permissions by group and slug, each with its label, in the order of the screens where they are granted.
 * A slug is `can_{action}_{subject}`; `dashboard_view` is the specification's one exception.
 */
const labels = {
  dashboard: {
    can_read_dashboard: 'Melihat beranda',
    dashboard_view: 'Memakai filter tanggal beranda',
    can_export_dashboard: 'Mengunduh ringkasan beranda',
    can_read_biaya_operasional: 'Melihat laporan keuangan dan biaya operasional',
    can_create_biaya_operasional: 'Menambah biaya operasional',
    can_update_biaya_operasional: 'Mengubah biaya operasional',
    can_delete_biaya_operasional: 'Menghapus biaya operasional',
    can_export_biaya_operasional: 'Mengunduh biaya operasional',
  },
  banner: {
    can_read_banner: 'Melihat banner',
    can_create_banner: 'Menambah banner',
    can_update_banner: 'Mengubah banner',
    can_delete_banner: 'Menghapus banner',
    can_approve_banner: 'Menerbitkan banner',
  },
  promo: {
    can_read_promo_regional: 'Melihat promo regional',
    can_create_promo_regional: 'Menambah promo regional',
    can_update_promo_regional: 'Mengubah promo regional',
    can_delete_promo_regional: 'Menghapus promo regional',
    can_approve_promo_regional: 'Menyetujui promo regional',
    can_export_promo_regional: 'Mengunduh promo regional',
    can_read_voucher: 'Melihat voucher promo',
    can_create_voucher: 'Menambah voucher promo',
    can_update_voucher: 'Mengubah voucher promo',
    can_delete_voucher: 'Menghapus voucher promo',
    can_approve_voucher: 'Menyetujui voucher promo',
    can_export_voucher: 'Mengunduh voucher promo',
  },
  data_penjualan: {
    can_read_data_penjualan_bbm: 'Melihat data penjualan BBM',
    can_export_data_penjualan_bbm: 'Mengunduh data penjualan BBM',
    can_read_data_penjualan_lpg: 'Melihat data penjualan LPG',
    can_export_data_penjualan_lpg: 'Mengunduh data penjualan LPG',
    can_read_data_penjualan_pelumas: 'Melihat data penjualan pelumas',
    can_export_data_penjualan_pelumas: 'Mengunduh data penjualan pelumas',
    can_read_data_penjualan_refrigeran: 'Melihat data penjualan refrigeran',
    can_export_data_penjualan_refrigeran: 'Mengunduh data penjualan refrigeran',
    can_read_data_penjualan_non_pertamina: 'Melihat data penjualan non Pertamina',
    can_export_data_penjualan_non_pertamina: 'Mengunduh data penjualan non Pertamina',
  },
  laporan_transaksi: {
    can_read_laporan_transaksi: 'Melihat laporan transaksi merchant',
    can_approve_laporan_transaksi: 'Mencairkan dana transaksi merchant',
    can_export_laporan_transaksi: 'Mengunduh laporan transaksi merchant',
  },
  monitoring_order: {
    can_read_monitoring_order: 'Melihat pesanan pada monitoring order',
    can_update_monitoring_order: 'Menindaklanjuti keluhan dan status pesanan',
    can_approve_monitoring_order: 'Menyetujui pengembalian dana pesanan',
    can_export_monitoring_order: 'Mengunduh pesanan pada monitoring order',
  },
  order_135: {
    can_read_order_135: 'Melihat pesanan 135',
    can_create_order_135: 'Membuat pesanan 135',
    can_update_order_135: 'Mengubah pesanan 135',
  },
  atur_harga_ongkir: {
    can_read_atur_harga_ongkir: 'Melihat harga ongkos kirim',
    can_create_atur_harga_ongkir: 'Menambah harga ongkos kirim',
    can_update_atur_harga_ongkir: 'Mengubah harga ongkos kirim',
    can_delete_atur_harga_ongkir: 'Menghapus harga ongkos kirim',
    can_approve_atur_harga_ongkir: 'Menyetujui harga ongkos kirim',
    can_export_atur_harga_ongkir: 'Mengunduh harga ongkos kirim',
  },
  atur_harga_produk: {
    can_read_atur_harga_bbm: 'Melihat harga BBM',
    can_create_atur_harga_bbm: 'Menambah harga BBM',
    can_update_atur_harga_bbm: 'Mengubah harga BBM',
    can_delete_atur_harga_bbm: 'Menghapus harga BBM',
    can_approve_atur_harga_bbm: 'Menyetujui harga BBM',
    can_export_atur_harga_bbm: 'Mengunduh harga BBM',
    can_read_atur_harga_lpg: 'Melihat harga LPG',
    can_create_atur_harga_lpg: 'Menambah harga LPG',
    can_update_atur_harga_lpg: 'Mengubah harga LPG',
    can_delete_atur_harga_lpg: 'Menghapus harga LPG',
    can_approve_atur_harga_lpg: 'Menyetujui harga LPG',
    can_export_atur_harga_lpg: 'Mengunduh harga LPG',
    can_read_atur_harga_pelumas: 'Melihat harga pelumas',
    can_create_atur_harga_pelumas: 'Menambah harga pelumas',
    can_update_atur_harga_pelumas: 'Mengubah harga pelumas',
    can_delete_atur_harga_pelumas: 'Menghapus harga pelumas',
    can_approve_atur_harga_pelumas: 'Menyetujui harga pelumas',
    can_export_atur_harga_pelumas: 'Mengunduh harga pelumas',
    can_read_atur_harga_refrigeran: 'Melihat harga refrigeran',
    can_create_atur_harga_refrigeran: 'Menambah harga refrigeran',
    can_update_atur_harga_refrigeran: 'Mengubah harga refrigeran',
    can_delete_atur_harga_refrigeran: 'Menghapus harga refrigeran',
    can_approve_atur_harga_refrigeran: 'Menyetujui harga refrigeran',
    can_export_atur_harga_refrigeran: 'Mengunduh harga refrigeran',
  },
  manage_admin: {
    can_read_list_user: 'Melihat daftar pengguna admin',
    can_create_list_user: 'Menambah pengguna admin',
    can_update_list_user: 'Mengubah pengguna admin',
    can_delete_list_user: 'Menghapus pengguna admin',
    can_export_list_user: 'Mengunduh pengguna admin',
    can_read_role: 'Melihat peran dan hak akses admin',
    can_create_role: 'Menambah peran dan hak akses admin',
    can_update_role: 'Mengubah peran dan hak akses admin',
    can_delete_role: 'Menghapus peran dan hak akses admin',
  },
  manage_merchant: {
    can_read_list_merchant: 'Melihat daftar merchant terdaftar',
    can_create_list_merchant: 'Menambah merchant terdaftar',
    can_update_list_merchant: 'Mengubah merchant terdaftar',
    can_delete_list_merchant: 'Menghapus merchant terdaftar',
    can_export_list_merchant: 'Mengunduh merchant terdaftar',
    can_read_registrasi_merchant: 'Melihat pendaftaran merchant',
    can_update_registrasi_merchant: 'Memeriksa dan meminta perbaikan pendaftaran merchant',
    can_approve_registrasi_merchant: 'Menyetujui atau menolak pendaftaran merchant',
    can_export_registrasi_merchant: 'Mengunduh pendaftaran merchant',
    can_read_hak_akses_merchant: 'Melihat hak akses merchant',
    can_create_hak_akses_merchant: 'Menambah hak akses merchant',
    can_update_hak_akses_merchant: 'Mengubah hak akses merchant',
    can_delete_hak_akses_merchant: 'Menghapus hak akses merchant',
    can_read_faq: 'Melihat pertanyaan bantuan merchant',
    can_create_faq: 'Menambah pertanyaan bantuan merchant',
    can_update_faq: 'Mengubah pertanyaan bantuan merchant',
    can_delete_faq: 'Menghapus pertanyaan bantuan merchant',
  },
} as const satisfies Record<PermissionGroup, Record<string, string>>;

type Labels = typeof labels;
/** Code of a permission. */
export type Slug = { [Group in PermissionGroup]: keyof Labels[Group] }[PermissionGroup];

/** Slugs named in the specification (points 2, 6 and 7); the others complete its pattern. */
export const slugsOfSpecification: ReadonlySet<Slug> = new Set<Slug>([
  'can_read_dashboard',
  'dashboard_view',
  'can_read_banner',
  'can_read_promo_regional',
  'can_read_data_penjualan_bbm',
  'can_read_data_penjualan_lpg',
  'can_read_data_penjualan_pelumas',
  'can_read_data_penjualan_refrigeran',
  'can_read_data_penjualan_non_pertamina',
  'can_read_laporan_transaksi',
  'can_read_monitoring_order',
  'can_create_order_135',
  'can_read_atur_harga_ongkir',
  'can_read_atur_harga_bbm',
  'can_read_atur_harga_lpg',
  'can_read_atur_harga_pelumas',
  'can_read_atur_harga_refrigeran',
  'can_read_list_user',
  'can_read_role',
  'can_read_list_merchant',
  'can_read_registrasi_merchant',
  'can_read_hak_akses_merchant',
  'can_read_faq',
]);

export interface Permission {
  slug: Slug;
  /** What it allows, in Indonesian. */
  label: string;
  group_code: PermissionGroup;
  /** `read`, `create`, `update`, `delete`, `approve`, `export` or `view`. */
  action: string;
  /** The object of the action: `banner`, `atur_harga_lpg`. */
  subject: string;
  /** Position among all permissions, from 1. */
  position: number;
}

function describe(slug: Slug): { action: string; subject: string } {
  if (slug === 'dashboard_view') return { action: 'view', subject: 'dashboard' };
  const [, action, subject] = /^can_([a-z]+)_(\w+)$/.exec(slug)!;
  return { action: action!, subject: subject! };
}

/** All permissions in order. */
export const permissions: readonly Permission[] = permissionGroups
  .flatMap(({ code }) =>
    Object.entries(labels[code]).map(([slug, label]) => ({ slug: slug as Slug, label, group_code: code })),
  )
  .map((permission, index) => ({ ...permission, ...describe(permission.slug), position: index + 1 }));

export const slugs: readonly Slug[] = permissions.map(({ slug }) => slug);

const known: ReadonlySet<string> = new Set(slugs);

/** Whether the code knows this permission; the catalogue in the database may hold others added by staff. */
export const isSlug = (text: string): text is Slug => known.has(text);
