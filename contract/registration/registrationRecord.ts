import { z } from 'zod';
import { regionCode } from '../area/region';
import { dayOut, id, instantOut, phoneOut, version } from '../core/fields';
import { needed, numberOrId, orUnknown, otherwise } from '../core/needed';
import { merchantType } from '../merchant/merchant';
import { DOCUMENT_TYPE_CODES, documentType, documentVerdict } from '../merchant/merchantDocument';
import { openingHours } from '../merchant/openingHours';
import { registrationStatus } from './registrationChoices';
import { rejectionReason } from './rejectionReasons';

/** A registration in lists. */
export const registrationRow = z.object({
  id: needed(id),
  number: numberOrId('Nomor'),
  name: needed(z.string().meta({ title: 'Nama usaha' })),
  type_code: orUnknown(merchantType.meta({ title: 'Jenis merchant' })),
  owner_name: z.string().meta({ title: 'Pemilik' }),
  phone: phoneOut.meta({ title: 'Telepon' }),
  region_code: orUnknown(regionCode.meta({ title: 'Wilayah penjualan' })),
  province_name: z.string().meta({ title: 'Provinsi' }),
  regency_name: z.string().meta({ title: 'Kabupaten/Kota' }),
  status: needed(registrationStatus.meta({ title: 'Status' })),
  /** When it was first submitted; null for a draft. */
  submitted_at: instantOut.nullable().meta({ title: 'Diajukan' }),
  status_since: orUnknown(instantOut.meta({ title: 'Status sejak' })),
  /** When a decision is due; null if none is awaited from staff. */
  due_at: instantOut.nullable().meta({ title: 'Batas keputusan' }),
  version,
});
export type RegistrationRow = z.output<typeof registrationRow>;

const registrationDocument = z.object({
  id,
  type_code: needed(documentType),
  /** Served to those who may see the registration; a PDF is sent as a download. */
  file_url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: orUnknown(z.int()),
  expires_on: dayOut.nullable(),
  verdict: otherwise(documentVerdict, () => 'pending'),
  checks: z.array(z.string()),
  note: z.string().nullable(),
  checked_by: z.string().nullable(),
  checked_at: instantOut.nullable(),
  uploaded_at: orUnknown(instantOut),
});
export type RegistrationDocument = z.output<typeof registrationDocument>;

/** An entry of the timeline. One that keeps the status is a change of data, described by `note`. */
const registrationEvent = z.object({
  id,
  from_status: registrationStatus.nullable(),
  to_status: registrationStatus,
  actor_name: z.string(),
  reason_code: rejectionReason.nullable(),
  note: z.string().nullable(),
  created_at: orUnknown(instantOut),
});
export type RegistrationEvent = z.output<typeof registrationEvent>;

export const registrationViewer = z.object({ user_id: id, name: z.string(), since: instantOut });

/** Another record with the same phone or identity number. */
const duplicate = z.object({
  by: orUnknown(z.enum(['phone', 'id_number'])),
  entity: orUnknown(z.enum(['registration', 'merchant'])),
  id,
  number: z.string(),
  name: z.string(),
});

/** A merchant of the same type nearby. */
const neighbour = z.object({ id, number: z.string(), name: z.string(), metres: z.int() });

export const registration = registrationRow.extend({
  owner_id_number: z.string().meta({ title: 'NIK pemilik' }),
  email: z.string().nullable().meta({ title: 'Email' }),
  address: z.string().meta({ title: 'Alamat usaha' }),
  province_code: z.string().meta({ title: 'Provinsi', kind: 'area' }),
  regency_code: z.string().meta({ title: 'Kabupaten/Kota', kind: 'area' }),
  district_code: z.string().meta({ title: 'Kecamatan', kind: 'area' }),
  district_name: z.string().meta({ title: 'Kecamatan' }),
  village_code: z.string().meta({ title: 'Desa/Kelurahan', kind: 'area' }),
  village_name: z.string().meta({ title: 'Desa/Kelurahan' }),
  latitude: orUnknown(z.number().meta({ title: 'Lintang' })),
  longitude: orUnknown(z.number().meta({ title: 'Bujur' })),
  opening_hours: openingHours,
  bank_name: z.string().nullable().meta({ title: 'Bank' }),
  bank_account: z.string().nullable().meta({ title: 'Nomor rekening' }),
  bank_account_name: z.string().nullable().meta({ title: 'Nama rekening' }),
  reason_code: rejectionReason.nullable().meta({ title: 'Alasan' }),
  reason_note: z.string().nullable().meta({ title: 'Catatan' }),
  merchant_id: id.nullable(),
  /** Documents required of its merchant type, in order. */
  required_documents: z.array(z.enum(DOCUMENT_TYPE_CODES)),
  requires_field_verification: orUnknown(z.boolean()),
  documents: z.array(registrationDocument),
  /** Newest first. */
  events: z.array(registrationEvent),
  /** Others who have it open now. */
  viewers: z.array(registrationViewer),
  duplicates: z.array(duplicate),
  neighbours: z.array(neighbour),
  created_at: orUnknown(instantOut.meta({ title: 'Dibuat' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
});
export type Registration = z.output<typeof registration>;
