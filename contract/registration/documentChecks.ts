import { DOCUMENT_TYPE_CODES, type DocumentTypeCode } from '../merchant/merchantDocument';

/** Points of the checklists. */
export const DOCUMENT_CHECK_LABELS = {
  readable: 'Foto atau pindaian terbaca dan tidak terpotong',
  owner_name: 'Nama sama dengan formulir',
  nik: 'NIK 16 angka dan sama dengan formulir',
  area: 'Alamat di wilayah yang diajukan',
  valid: 'Masih berlaku',
  business_name: 'Nama usaha sama dengan formulir',
  number: 'Nomor dokumen tercantum dan wajar',
  activity: 'Bidang usaha sesuai jenis merchant',
  signed: 'Bertanda tangan dan berstempel',
  complete: 'Lengkap beserta perubahan terakhir',
  signboard: 'Papan nama terbaca',
  daylight: 'Diambil siang hari dari depan',
  ventilation: 'Ventilasi cukup dan jauh dari sumber api',
  mounted: 'Terpasang dan mudah dijangkau',
  scale: 'Timbangan terlihat utuh dan bersih',
  account_name: 'Nama rekening sama dengan pemilik atau badan usaha',
  account_number: 'Nomor rekening sama dengan formulir',
} as const;
export type DocumentCheck = keyof typeof DOCUMENT_CHECK_LABELS;

const partnership: readonly DocumentCheck[] = ['readable', 'business_name', 'signed', 'valid'];
const legal: readonly DocumentCheck[] = ['readable', 'business_name', 'complete'];

/** The checklist of each type of document, in order. */
export const DOCUMENT_CHECKS: Readonly<Record<DocumentTypeCode, readonly DocumentCheck[]>> = {
  ktp: ['readable', 'owner_name', 'nik', 'area'],
  npwp: ['readable', 'number', 'owner_name'],
  nib: ['readable', 'number', 'activity'],
  akta_pendirian: legal,
  sk_kemenkumham: ['readable', 'business_name', 'number'],
  perjanjian_spbu: partnership,
  perjanjian_pertashop: partnership,
  rekomendasi_desa: ['readable', 'area', 'signed'],
  penunjukan_agen: partnership,
  kontrak_pangkalan: partnership,
  penunjukan_outlet: partnership,
  penunjukan_pelumas: partnership,
  penunjukan_refrigeran: partnership,
  sertifikat_teknisi: ['readable', 'owner_name', 'valid'],
  bukti_lahan: ['readable', 'area', 'signed'],
  foto_toko: ['readable', 'signboard', 'daylight'],
  foto_gudang: ['readable', 'ventilation'],
  foto_apar: ['readable', 'mounted', 'valid'],
  foto_timbangan: ['readable', 'scale'],
  tera_ulang: ['readable', 'number', 'valid'],
  buku_rekening: ['readable', 'account_name', 'account_number'],
  surat_pernyataan: ['readable', 'owner_name', 'signed'],
};

/** Whether documents of a type must be photos; others may also be PDFs. */
export const isPhoto = (code: DocumentTypeCode): boolean => code.startsWith('foto_');

/** Documents that expire; for these the last day of validity is recorded. */
export const DOCUMENTS_WITH_EXPIRY: readonly DocumentTypeCode[] = DOCUMENT_TYPE_CODES.filter(code =>
  DOCUMENT_CHECKS[code].includes('valid'),
);
