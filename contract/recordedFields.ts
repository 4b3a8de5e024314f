import { z } from 'zod';
import { regionCode } from './area/region';
import { choice } from './core/choice';
import { instantOut, phoneOut } from './core/fields';
import { profileInput } from './identity/profile';
import { PRICE_BATCH_KIND_LABELS } from './price/priceBatchKind';
import { CATEGORIES } from './product';
import { VOUCHER_BATCH_KINDS } from './promotion/voucherRecord';
import { registration } from './registration/registrationRecord';
import { savedView } from './savedView';
import { transactionRecord } from './transaction/transactionRecord';

const words = z.string();

/**
 * Fields that occur in the audit log but not in responses, with their labels and kinds: table columns, and details of downloads. If a
 * record's own schema has such a field, that takes precedence.
 */
export const recordedFields = z.object({
  // of a download
  format: words.meta({ title: 'Jenis berkas' }),
  filter: z.unknown().meta({ title: 'Filter' }),
  search: words.meta({ title: 'Pencarian' }),
  sort: words.meta({ title: 'Urutan' }),
  rows: z.int().meta({ title: 'Jumlah baris' }),
  count: z.int().meta({ title: 'Jumlah' }),
  // of decisions
  decision: words.meta({ title: 'Keputusan' }),
  decision_note: words.meta({ title: 'Catatan keputusan' }),
  decided_at: instantOut.meta({ title: 'Diputuskan' }),
  ...registration.pick({ reason_code: true, reason_note: true }).shape,
  kind: choice({ ...PRICE_BATCH_KIND_LABELS, ...VOUCHER_BATCH_KINDS }).meta({ title: 'Jenis' }),
  category: choice(CATEGORIES).meta({ title: 'Kategori' }),
  documents: z.array(words).meta({ title: 'Dokumen' }),
  order: z.array(words).meta({ title: 'Urutan' }),
  // of places
  region_code: regionCode.meta({ title: 'Wilayah' }),
  ...registration.pick({
    province_code: true,
    regency_code: true,
    district_code: true,
    village_code: true,
    latitude: true,
    longitude: true,
  }).shape,
  address: words.meta({ title: 'Alamat' }),
  address_note: words.meta({ title: 'Patokan' }),
  distance_m: z.int().meta({ title: 'Jarak (meter)' }),
  courier_name: words.meta({ title: 'Pengantar' }),
  courier_phone: phoneOut.meta({ title: 'Telepon pengantar' }),
  // of money
  ...transactionRecord.pick({
    payment_state: true,
    payment_mismatch: true,
    payment_reference: true,
    payment_fee: true,
    paid_amount: true,
    paid_at: true,
    refunded_amount: true,
    settled_at: true,
  }).shape,
  // of permissions, and of refused requests
  slug: words.meta({ title: 'Kode hak' }),
  action: words.meta({ title: 'Tindakan' }),
  subject: words.meta({ title: 'Bagian' }),
  status: z.unknown().meta({ title: 'Status' }),
  minute: instantOut.meta({ title: 'Menit' }),
  // of people and their belongings
  locale: profileInput.shape.locale,
  merchant_id: words.meta({ title: 'Merchant' }),
  ...savedView.pick({ name: true, resource: true, query: true, is_shared: true }).shape,
  owner_name: words.meta({ title: 'Pemilik' }),
});

/** Returns the schema of a record as the audit log holds it. */
export const asRecorded = (record: z.ZodObject | undefined): z.ZodObject => recordedFields.extend(record?.shape ?? {});
