import { choice, namesOf } from '../core/choice';

/** States of a registration, from the form to the merchant's account. */
export const REGISTRATION_STATUS_LABELS = {
  draft: 'Draf',
  submitted: 'Diajukan',
  document_review: 'Pemeriksaan Dokumen',
  revision_requested: 'Perlu Perbaikan',
  field_verification: 'Verifikasi Lapangan',
  awaiting_approval: 'Menunggu Persetujuan',
  approved: 'Disetujui',
  activated: 'Aktif sebagai Merchant',
  rejected: 'Ditolak',
  withdrawn: 'Ditarik',
  expired: 'Kedaluwarsa',
} as const;
export type RegistrationStatus = keyof typeof REGISTRATION_STATUS_LABELS;
export const REGISTRATION_STATUSES = namesOf(REGISTRATION_STATUS_LABELS);
export const registrationStatus = choice(REGISTRATION_STATUS_LABELS);

/** Papers that a registration presents; which of them is asked of which type is data of the server. */
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

/** What whoever checks a paper says of it. */
export const DOCUMENT_VERDICT_LABELS = { pending: 'Belum diperiksa', fits: 'Sesuai', unfit: 'Tidak sesuai' } as const;
export type DocumentVerdict = keyof typeof DOCUMENT_VERDICT_LABELS;
export const DOCUMENT_VERDICTS = namesOf(DOCUMENT_VERDICT_LABELS);
export const documentVerdict = choice(DOCUMENT_VERDICT_LABELS);
