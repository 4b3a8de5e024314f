import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import type { DocumentTypeCode } from '../merchant/merchantDocument';

/** Reasons to reject a registration or to request a correction. */
export const REJECTION_REASON_LABELS = {
  ktp_unreadable: 'Foto KTP tidak terbaca',
  ktp_mismatch: 'Nama pada KTP berbeda dengan formulir',
  npwp_invalid: 'NPWP tidak sah',
  nib_not_found: 'NIB tidak ditemukan',
  nib_wrong_activity: 'Bidang usaha pada NIB tidak sesuai',
  deed_incomplete: 'Akta badan usaha tidak lengkap',
  appointment_expired: 'Surat penunjukan agen sudah berakhir',
  base_contract_invalid: 'Kontrak pangkalan tidak sesuai',
  village_letter_missing: 'Rekomendasi kepala desa belum ada',
  photo_unclear: 'Foto tempat usaha tidak jelas',
  storage_unsafe: 'Ruang simpan tidak memenuhi syarat keselamatan',
  extinguisher_expired: 'Alat pemadam tidak ada atau kedaluwarsa',
  bank_account_mismatch: 'Nama rekening berbeda dengan pemilik',
  location_mismatch: 'Titik peta tidak sesuai alamat',
  location_too_close: 'Lokasi terlalu dekat dengan penyalur sejenis',
  duplicate_registration: 'Usaha sudah terdaftar',
  field_check_failed: 'Hasil verifikasi lapangan tidak memenuhi syarat',
  blacklisted: 'Pemilik tercatat dalam daftar sanksi',
} as const;
export type RejectionReason = keyof typeof REJECTION_REASON_LABELS;
export const REJECTION_REASONS = namesOf(REJECTION_REASON_LABELS);
export const rejectionReason = choice(REJECTION_REASON_LABELS);

interface ReasonFacts {
  /** The document concerned; null if it concerns the merchant or its owner. */
  document: DocumentTypeCode | null;
  /** Whether the applicant can correct it; only then may a correction be requested. */
  allowsResubmission: boolean;
  /** The message to the applicant. */
  message: string;
}

const fixable = (document: DocumentTypeCode | null, message: string): ReasonFacts => ({
  document,
  allowsResubmission: true,
  message,
});
const final = (message: string): ReasonFacts => ({ document: null, allowsResubmission: false, message });

export const REASON_FACTS: Readonly<Record<RejectionReason, ReasonFacts>> = {
  ktp_unreadable: fixable('ktp', 'Unggah ulang foto KTP yang terang, utuh, dan tidak terpotong.'),
  ktp_mismatch: fixable('ktp', 'Samakan nama pemilik pada formulir dengan KTP atau lampirkan surat kuasa.'),
  npwp_invalid: fixable('npwp', 'Periksa nomor NPWP dan unggah dokumen yang masih berlaku.'),
  nib_not_found: fixable('nib', 'Pastikan NIB sudah terbit dan kegiatan usahanya sesuai.'),
  nib_wrong_activity: fixable('nib', 'Perbarui bidang usaha pada sistem OSS lalu ajukan lagi.'),
  deed_incomplete: fixable('akta_pendirian', 'Lampirkan akta pendirian beserta perubahan terakhir.'),
  appointment_expired: fixable('penunjukan_agen', 'Unggah surat penunjukan yang masih berlaku.'),
  base_contract_invalid: fixable('kontrak_pangkalan', 'Mintalah kontrak terbaru kepada agen pemasok.'),
  village_letter_missing: fixable(
    'rekomendasi_desa',
    'Lampirkan surat rekomendasi yang bertanda tangan dan berstempel.',
  ),
  photo_unclear: fixable('foto_toko', 'Ambil foto siang hari sampai papan nama terbaca.'),
  storage_unsafe: fixable('foto_gudang', 'Perbaiki ventilasi dan jarak dari sumber api sebelum mengajukan lagi.'),
  extinguisher_expired: fixable('foto_apar', 'Sediakan alat pemadam yang masih berlaku lalu unggah fotonya.'),
  bank_account_mismatch: fixable('buku_rekening', 'Gunakan rekening atas nama pemilik atau badan usaha.'),
  location_mismatch: fixable(null, 'Geser titik peta tepat di lokasi usaha.'),
  location_too_close: final('Lokasi belum dapat dilayani karena jaraknya terlalu dekat dengan penyalur lain.'),
  duplicate_registration: final('Usaha ini sudah memiliki akun merchant. Gunakan akun yang ada.'),
  field_check_failed: fixable(null, 'Lengkapi catatan petugas wilayah lalu ajukan kembali.'),
  blacklisted: final('Pendaftaran tidak dapat diproses. Hubungi helpdesk untuk penjelasan.'),
};
