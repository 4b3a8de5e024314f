import { sql } from 'drizzle-orm';
import type { MerchantRight } from '../../../../contract/merchantRole';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import { stableId } from '../../../store/stableId';
import { merchant_roles } from '../table';

interface MerchantRole {
  code: string;
  name: string;
  description: string;
  rights: readonly MerchantRight[];
}

const counter = [
  'can_read_toko',
  'can_read_produk',
  'can_update_stok',
  'can_read_pesanan',
  'can_accept_pesanan',
  'can_assign_pengantar',
  'can_contact_pelanggan',
  'can_read_promo',
] as const satisfies readonly MerchantRight[];

const manager = [
  ...counter,
  'can_update_toko',
  'can_update_jam_buka',
  'can_create_produk',
  'can_update_produk',
  'can_deliver_pesanan',
  'can_read_penjualan',
  'can_export_penjualan',
  'can_read_pencairan',
  'can_read_pegawai',
  'can_create_pegawai',
  'can_update_pegawai',
] as const satisfies readonly MerchantRight[];

/**
 * The roles of people who work in a merchant's shop, and what each may do in the merchant app. Written for this project; approving a
 * registration relies on `pemilik`.
 */
export const merchantRoles: readonly MerchantRole[] = [
  {
    code: 'pemilik',
    name: 'Pemilik',
    description: 'Memiliki merchant: mengatur toko, rekening, promo, dan seluruh pegawai',
    rights: [...manager, 'can_update_rekening', 'can_join_promo', 'can_delete_pegawai'],
  },
  {
    code: 'manajer',
    name: 'Manajer',
    description: 'Menjalankan toko sehari-hari dan membina pegawai, tanpa akses ke rekening',
    rights: manager,
  },
  {
    code: 'kasir',
    name: 'Kasir',
    description: 'Menerima pesanan, menjaga stok, dan menugaskan pengantar',
    rights: counter,
  },
  {
    code: 'pengantar',
    name: 'Pengantar',
    description: 'Mengantar pesanan yang ditugaskan kepadanya',
    rights: ['can_read_toko', 'can_read_pesanan', 'can_deliver_pesanan', 'can_contact_pelanggan'],
  },
];

const rows = merchantRoles.map(({ rights, ...role }, index) => ({
  ...role,
  id: stableId('merchant_role', role.code),
  rights: [...rights],
  position: index + 1,
}));

/** Changes with the roles in the code, upon which they are reloaded. */
export const merchantRolesVersion = stableId('merchant roles', JSON.stringify(rows));

/** Loads the roles of merchants' accounts; the definitions in the code overwrite those in the database. */
export const loadMerchantRoles = (tx: Tx): Promise<void> =>
  bulkInsert(
    tx,
    merchant_roles,
    rows,
    sql`on conflict (code) do update set name = excluded.name, description = excluded.description, rights = excluded.rights,
      position = excluded.position, version = merchant_roles.version + 1, updated_at = now()`,
  );
