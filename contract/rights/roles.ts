import { isSlug, permissions, type Slug, slugs } from './permissions';
import { SUPER_ADMIN } from './superAdmin';

export interface Role {
  code: string;
  name: string;
  description: string;
  /** With `regional`, holders see and change only what belongs to their own region. */
  area_scope: 'national' | 'regional';
  /** Can be neither deleted nor renamed. */
  is_system: boolean;
  slugs: readonly Slug[];
}

const SALES = ['bbm', 'lpg', 'pelumas', 'refrigeran', 'non_pertamina'].map(category => `data_penjualan_${category}`);
const PRICES = ['ongkir', 'bbm', 'lpg', 'pelumas', 'refrigeran'].map(kind => `atur_harga_${kind}`);

/** Returns the slugs of actions on subjects: `can('read export', 'voucher')`. Throws if a pair is not a permission. */
function can(actions: string, ...subjects: string[]): Slug[] {
  return subjects.flatMap(subject =>
    actions.split(' ').map(action => {
      const slug = `can_${action}_${subject}`;
      if (!isSlug(slug)) throw new Error(`No such permission: ${slug}`);
      return slug;
    }),
  );
}

/** The preinstalled roles; their permissions can be changed afterwards, except those of the super admins. */
export const roles: readonly Role[] = [
  {
    code: SUPER_ADMIN,
    name: 'Super Admin',
    description: 'Mengelola seluruh fungsi, pengguna, dan hak akses',
    area_scope: 'national',
    is_system: true,
    slugs,
  },
  {
    code: 'admin_harga',
    name: 'Admin Harga',
    description: 'Menyiapkan harga produk dan ongkos kirim per wilayah',
    area_scope: 'national',
    is_system: false,
    slugs: [
      'dashboard_view',
      ...can('read', 'dashboard', ...SALES, 'list_merchant'),
      ...can('read create update delete export', ...PRICES),
    ],
  },
  {
    code: 'admin_merchant',
    name: 'Admin Merchant',
    description: 'Memeriksa pendaftaran dan membina merchant',
    area_scope: 'national',
    is_system: false,
    slugs: [
      'dashboard_view',
      ...can('read', 'dashboard', ...SALES, 'monitoring_order'),
      ...can('export', 'data_penjualan_non_pertamina'),
      ...can('read create update delete export', 'list_merchant'),
      ...can('read update approve export', 'registrasi_merchant'),
      ...can('read create update delete', 'hak_akses_merchant', 'faq'),
    ],
  },
  {
    code: 'marketing_regional',
    name: 'Marketing Regional',
    description: 'Menyusun banner, promo, dan voucher di wilayahnya',
    area_scope: 'regional',
    is_system: false,
    slugs: [
      'dashboard_view',
      ...can('read export', 'dashboard', ...SALES),
      ...can('read create update', 'banner'),
      ...can('read create update delete export', 'promo_regional', 'voucher'),
      ...can('read', 'list_merchant'),
    ],
  },
  {
    code: 'petugas_helpdesk_135',
    name: 'Petugas Helpdesk 135',
    description: 'Membuat pesanan dari telepon dan menangani keluhan',
    area_scope: 'national',
    is_system: false,
    slugs: [
      ...can('read', 'dashboard', 'promo_regional', 'atur_harga_ongkir', 'list_merchant', 'faq'),
      ...can('read update', 'monitoring_order'),
      ...can('read create update', 'order_135'),
    ],
  },
  {
    code: 'keuangan',
    name: 'Keuangan',
    description: 'Memeriksa transaksi, menyetujui harga, anggaran promo, dan pengembalian dana',
    area_scope: 'national',
    is_system: false,
    slugs: [
      'dashboard_view',
      ...can('read export', 'dashboard', ...SALES),
      ...can('read approve export', 'laporan_transaksi'),
      ...can('read create update delete export', 'biaya_operasional'),
      ...can('read approve', 'promo_regional', ...PRICES),
      ...can('read approve export', 'voucher', 'monitoring_order'),
      ...can('read', 'list_merchant'),
    ],
  },
  {
    code: 'auditor',
    name: 'Auditor (baca saja)',
    description: 'Melihat seluruh data tanpa dapat mengubah apa pun',
    area_scope: 'national',
    is_system: false,
    slugs: permissions.filter(({ action }) => action === 'read' || action === 'view').map(({ slug }) => slug),
  },
];
