import { z } from 'zod';
import { regionCode } from '../area/region';
import { id, instantOut, phoneOut, version } from '../core/fields';
import { needed, numberOrId, orUnknown, otherwise } from '../core/needed';
import { type MerchantStatus, merchantStatus, merchantType, stockLevel } from './merchant';
import { documentType, merchantDocument } from './merchantDocument';
import { openingHours } from './openingHours';

/** What a provider's bare switch means. */
const statusWhile = (isActive: unknown) => SWITCHED[String(isActive)];
const SWITCHED: Readonly<Record<string, MerchantStatus>> = {
  true: 'active',
  1: 'active',
  false: 'temporarily_closed',
  0: 'temporarily_closed',
};

const brief = {
  id: needed(id),
  number: numberOrId('Nomor'),
  name: needed(z.string().meta({ title: 'Nama' })),
  type_code: orUnknown(merchantType.meta({ title: 'Jenis' })),
  status: otherwise(merchantStatus.meta({ title: 'Status' }), (_record, { is_active }) => statusWhile(is_active)),
};
const latitude = z.number().meta({ title: 'Lintang' });
const longitude = z.number().meta({ title: 'Bujur' });

/** A merchant in lists, with its areas by name. */
export const merchantRow = z.object({
  ...brief,
  owner_id: id,
  owner_name: z.string().meta({ title: 'Pemilik' }),
  phone: phoneOut.meta({ title: 'Telepon' }),
  email: z.string().nullable().meta({ title: 'Email' }),
  address: z.string().meta({ title: 'Alamat' }),
  village: z.string().meta({ title: 'Desa/Kelurahan' }),
  district: z.string().meta({ title: 'Kecamatan' }),
  regency: z.string().meta({ title: 'Kabupaten/Kota' }),
  province: z.string().meta({ title: 'Provinsi' }),
  region_code: orUnknown(regionCode.meta({ title: 'Wilayah' })),
  latitude: orUnknown(latitude),
  longitude: orUnknown(longitude),
  stock_level: orUnknown(stockLevel.meta({ title: 'Stok' })),
  joined_at: orUnknown(instantOut.meta({ title: 'Bergabung' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
});
export type MerchantRow = z.output<typeof merchantRow>;

const siblingMerchant = z.object({ ...brief, regency: z.string(), province: z.string() });

/** The full record of a merchant. */
export const merchant = merchantRow.extend({
  photo_url: z.string().nullable().meta({ title: 'Foto' }),
  village_code: z.string(),
  district_code: z.string(),
  regency_code: z.string(),
  province_code: z.string(),
  opening_hours: openingHours,
  bank_name: z.string().nullable().meta({ title: 'Bank' }),
  bank_account: z.string().nullable().meta({ title: 'Nomor rekening' }),
  bank_account_name: z.string().nullable().meta({ title: 'Atas nama' }),
  status_since: orUnknown(instantOut.meta({ title: 'Status sejak' })),
  status_reason: z.string().nullable().meta({ title: 'Alasan' }),
  owner: z.object({
    id,
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    /** The owner's other merchants that the actor may see; at most fifty, newest first. */
    merchants: z.array(siblingMerchant),
  }),
  documents: z.array(merchantDocument),
  /** Documents required of merchants of its type. */
  required_document_codes: z.array(documentType),
  /** Number of active products at each stock level. */
  stock: z.object({ available: orUnknown(z.int()), low: orUnknown(z.int()), empty: orUnknown(z.int()) }),
  version,
  created_at: orUnknown(instantOut.meta({ title: 'Dibuat' })),
});
export type Merchant = z.output<typeof merchant>;

/** A merchant on a map. */
export const merchantPoint = z.object({
  ...brief,
  stock_level: stockLevel,
  latitude: needed(latitude),
  longitude: needed(longitude),
});
export type MerchantPoint = z.output<typeof merchantPoint>;

/** A merchant with its great-circle distance from the queried place, in metres. */
export const nearbyMerchant = merchantPoint.extend({
  phone: z.string(),
  address: z.string(),
  district: z.string(),
  regency: z.string(),
  distance_m: orUnknown(z.number()),
});
export type NearbyMerchant = z.output<typeof nearbyMerchant>;
