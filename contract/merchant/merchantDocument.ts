import { z } from 'zod';
import { choice } from '../core/choice';
import { dayOut, id, instantOut } from '../core/fields';
import { namesOf } from '../core/namesOf';
import { needed, orUnknown } from '../core/needed';

/** Documents that merchants present. Which of them a merchant type requires is server data (`merchant_types`). */
export const DOCUMENT_TYPES = {
  ktp: 'KTP Pemilik atau Penanggung Jawab',
  npwp: 'NPWP',
  nib: 'NIB',
  akta_pendirian: 'Akta Pendirian dan Perubahannya',
  sk_kemenkumham: 'Surat Pengesahan Badan Hukum',
  perjanjian_spbu: 'Perjanjian Kerja Sama SPBU',
  perjanjian_pertashop: 'Perjanjian Kerja Sama Pertashop',
  rekomendasi_desa: 'Surat Rekomendasi Kepala Desa',
  penunjukan_agen: 'Surat Penunjukan Agen LPG',
  kontrak_pangkalan: 'Kontrak Agen dan Pangkalan',
  penunjukan_outlet: 'Surat Penunjukan Outlet Bright',
  penunjukan_pelumas: 'Surat Keterangan Outlet Pelumas',
  penunjukan_refrigeran: 'Surat Penunjukan Penyalur Refrigeran',
  sertifikat_teknisi: 'Sertifikat Teknisi Pendingin',
  bukti_lahan: 'Bukti Kepemilikan atau Sewa Lahan',
  foto_toko: 'Foto Depan Tempat Usaha',
  foto_gudang: 'Foto Gudang atau Ruang Simpan',
  foto_apar: 'Foto Alat Pemadam Api',
  foto_timbangan: 'Foto Timbangan',
  tera_ulang: 'Surat Tera Ulang',
  buku_rekening: 'Halaman Depan Buku Rekening',
  surat_pernyataan: 'Surat Pernyataan Kepatuhan',
} as const;
export type DocumentTypeCode = keyof typeof DOCUMENT_TYPES;
export const DOCUMENT_TYPE_CODES = namesOf(DOCUMENT_TYPES);
export const documentType = choice(DOCUMENT_TYPES);

/** The result of checking a document. */
export const DOCUMENT_VERDICT_LABELS = { pending: 'Belum diperiksa', fits: 'Sesuai', unfit: 'Tidak sesuai' } as const;
export type DocumentVerdict = keyof typeof DOCUMENT_VERDICT_LABELS;
export const DOCUMENT_VERDICTS = namesOf(DOCUMENT_VERDICT_LABELS);
export const documentVerdict = choice(DOCUMENT_VERDICT_LABELS);

/** A stored document of a merchant. */
export const merchantDocument = z.object({
  id,
  type_code: needed(documentType),
  file_url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: orUnknown(z.int()),
  expires_on: dayOut.nullable(),
  verdict: orUnknown(documentVerdict),
  uploaded_at: orUnknown(instantOut),
});
export type MerchantDocument = z.output<typeof merchantDocument>;
