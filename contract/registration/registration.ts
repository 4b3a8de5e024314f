import { namesOf } from '../core/namesOf';

/** Statuses of a registration, from the form to the merchant's account. */
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
