import { z } from 'zod';
import { id, instantOut } from './core/fields';
import { needed, orUnknown } from './core/needed';
import { listQuery } from './core/query';
import { crudApi } from './record/crudApi';
import { schemaRecord } from './record/schemaRecord';

declare module './core/audited' {
  interface AuditedActions {
    merchant_role: never;
  }
}

/** Permissions of merchant accounts in the merchant app, grouped by section of the app, in its order. */
export const MERCHANT_RIGHTS = {
  toko: {
    label: 'Toko',
    rights: {
      can_read_toko: 'Melihat profil toko',
      can_update_toko: 'Mengubah profil dan foto toko',
      can_update_jam_buka: 'Mengatur jam buka dan menutup toko sementara',
    },
  },
  produk: {
    label: 'Produk dan stok',
    rights: {
      can_read_produk: 'Melihat produk dan stok',
      can_create_produk: 'Menambah produk non Pertamina',
      can_update_produk: 'Mengubah produk dan harga non Pertamina',
      can_update_stok: 'Memperbarui stok',
    },
  },
  pesanan: {
    label: 'Pesanan',
    rights: {
      can_read_pesanan: 'Melihat pesanan',
      can_accept_pesanan: 'Menerima dan menolak pesanan',
      can_assign_pengantar: 'Menugaskan pengantar',
      can_deliver_pesanan: 'Mengantar dan menyelesaikan pesanan',
      can_contact_pelanggan: 'Menghubungi pelanggan',
    },
  },
  keuangan: {
    label: 'Penjualan dan pencairan',
    rights: {
      can_read_penjualan: 'Melihat laporan penjualan',
      can_export_penjualan: 'Mengunduh laporan penjualan',
      can_read_pencairan: 'Melihat pencairan dana',
      can_update_rekening: 'Mengajukan perubahan rekening',
    },
  },
  promo: {
    label: 'Promo',
    rights: {
      can_read_promo: 'Melihat promo yang berlaku',
      can_join_promo: 'Menyetujui promo yang ikut dibiayai merchant',
    },
  },
  pegawai: {
    label: 'Pegawai',
    rights: {
      can_read_pegawai: 'Melihat pegawai dan perannya',
      can_create_pegawai: 'Menambah pegawai',
      can_update_pegawai: 'Mengubah peran pegawai',
      can_delete_pegawai: 'Menonaktifkan pegawai',
    },
  },
} as const;

type Group = (typeof MERCHANT_RIGHTS)[keyof typeof MERCHANT_RIGHTS];
type KeysOf<T> = T extends T ? keyof T : never;
export type MerchantRight = KeysOf<Group['rights']>;

const shown = {
  id: needed(id),
  code: z.string().meta({ title: 'Kode' }),
  name: needed(z.string().meta({ title: 'Peran' })),
  description: z.string().meta({ title: 'Keterangan' }),
  /** Active accounts that hold the role. */
  account_count: orUnknown(z.int().meta({ title: 'Akun aktif' })),
  right_count: orUnknown(z.int().meta({ title: 'Jumlah hak' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
};

const right = z.object({ permission_slug: z.string(), label: z.string(), is_granted: z.boolean() });

export const merchantRole = z.object({
  ...shown,
  /** Every permission of the merchant app, and whether the role grants it. */
  permissions: z
    .array(z.object({ permission_group: z.string(), label: z.string(), permissions: z.array(right) }))
    .meta({ title: 'Hak di aplikasi merchant' }),
});
export type MerchantRole = z.output<typeof merchantRole>;

export const merchantRoleRecord = schemaRecord('merchant_role', { label: 'name', schema: z.object(shown) });

/** Roles of merchant accounts. They are fixed: the specification has no call to change one. */
export const merchantRoleApi = crudApi(merchantRoleRecord, {
  list: '/v1/cms/merchant/roles',
  readOne: '/v1/cms/merchant/role',
  access: { read: 'can_read_hak_akses_merchant' },
  summaries: {
    list: 'List merchant roles, with the number of accounts that hold each',
    one: 'Get a merchant role with what it allows',
  },
  query: listQuery(['position', 'name'], ['name', 'description']),
  detail: merchantRole,
});
