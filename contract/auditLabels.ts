import type { AuditEntity, AuditedActions, CommonAuditAction } from './core/audited';
import { ACCOUNT_ACTION_LABELS } from './identity/admin';
import { ORDER_ACTION_LABELS } from './order/orderActions';

type OwnAction<Entity extends AuditEntity> = Exclude<AuditedActions[Entity], CommonAuditAction>;
type Plain = { [Entity in AuditEntity]: [OwnAction<Entity>] extends [never] ? Entity : never }[AuditEntity];
/** A record without actions of its own may be called by its code: `fuel_card` is 'Fuel card'. */
type Labels = { [Entity in Plain]?: { name: string } } & {
  [Entity in Exclude<AuditEntity, Plain>]: { name: string; actions: Readonly<Record<OwnAction<Entity>, string>> };
};

/**
 * The audit log in words, for files; screens have the same from each resource's messages, in the user's language
 * (`tests/console/catalogue/audit.test.tsx` compares both).
 */
const AUDIT_LABELS: Labels = {
  account: { name: 'Akun', actions: ACCOUNT_ACTION_LABELS },
  audit_log: { name: 'Log audit' },
  banner: { name: 'Banner' },
  faq: { name: 'Pertanyaan', actions: { order: 'Mengurutkan' } },
  file: { name: 'Berkas' },
  merchant: { name: 'Merchant' },
  merchant_product: { name: 'Produk Merchant' },
  merchant_role: { name: 'Peran Merchant' },
  operational_cost: { name: 'Biaya Operasional' },
  order: {
    name: 'Pesanan',
    actions: {
      ...ORDER_ACTION_LABELS,
      cancel: 'Membatalkan',
      finish_refund: 'Menyelesaikan pengembalian dana',
      received: 'Menyatakan diterima',
      resend: 'Menyetujui kirim ulang',
      review: 'Memeriksa keluhan',
    },
  },
  owner: { name: 'Pemilik merchant' },
  permission: { name: 'Hak' },
  price: { name: 'Harga' },
  price_batch: { name: 'Perubahan harga', actions: { apply: 'Menerapkan', revert: 'Mengembalikan' } },
  price_ceiling: { name: 'Batas Harga' },
  price_proposal: {
    name: 'Ajuan harga',
    actions: { approve: 'Menyetujui', reject: 'Menolak', withdraw: 'Menarik kembali' },
  },
  promotion: { name: 'Promo', actions: { approve: 'Menyetujui', reject: 'Menolak' } },
  registration: {
    name: 'Registrasi Merchant',
    actions: {
      start_review: 'Mulai memeriksa',
      request_field_verification: 'Meminta verifikasi lapangan',
      submit_for_approval: 'Mengajukan persetujuan',
      request_revision: 'Meminta perbaikan',
      reject: 'Menolak',
      approve: 'Menyetujui',
      submit: 'Mencatat pengajuan',
      withdraw: 'Mencatat penarikan',
      check: 'Memeriksa dokumen',
      activate: 'Mengaktifkan merchant',
      expire: 'Kedaluwarsa',
    },
  },
  request: { name: 'Permintaan', actions: { refuse: 'Ditolak' } },
  role: {
    name: 'Peran',
    actions: { see_as_begin: 'Mulai melihat sebagai peran', see_as_end: 'Selesai melihat sebagai peran' },
  },
  sales: { name: 'Data penjualan' },
  saved_view: { name: 'Tampilan tersimpan' },
  settlement: { name: 'Pencairan' },
  shipping_cost: { name: 'Tarif Ongkir' },
  transaction_record: { name: 'Transaksi Merchant' },
  voucher: { name: 'Voucher', actions: { approve: 'Menyetujui' } },
  voucher_batch: { name: 'Kumpulan voucher', actions: { approve: 'Menyetujui' } },
};

const COMMON_LABELS: Readonly<Record<CommonAuditAction, string>> = {
  create: 'Menambah',
  update: 'Mengubah',
  delete: 'Menghapus',
  export: 'Mengunduh',
};

const unknown: { name?: string; actions?: Readonly<Record<string, string>> } = {};

/** Returns an entity of the audit log and what was done to it in words; their codes, if an old entry has others. */
export function auditWords(entity: string, action: string): { entity: string; action: string } {
  const own = Object.hasOwn(AUDIT_LABELS, entity) ? (AUDIT_LABELS[entity as AuditEntity] as typeof unknown) : unknown;
  return {
    entity: own.name ?? spaced(entity),
    action: COMMON_LABELS[action as CommonAuditAction] ?? own.actions?.[action] ?? action,
  };
}

const spaced = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
