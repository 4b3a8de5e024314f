import { labelsOf } from '../../../contract/core/labels';
import { MERCHANT_TYPES } from '../../../contract/merchant/merchant';
import { DOCUMENT_TYPES, DOCUMENT_VERDICT_LABELS } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECK_LABELS } from '../../../contract/registration/documentChecks';
import { REGISTRATION_STATUS_LABELS } from '../../../contract/registration/registration';
import { registrationQuery } from '../../../contract/registration/registrationApi';
import { REGISTRATION_GROUP_LABELS } from '../../../contract/registration/registrationGroup';
import { documentInput, registrationFields } from '../../../contract/registration/registrationInput';
import { registration, registrationRow } from '../../../contract/registration/registrationRecord';
import { DECISION_LABELS } from '../../../contract/registration/registrationSteps';
import { REJECTION_REASON_LABELS } from '../../../contract/registration/rejectionReasons';
import { reasonMessages } from './reasonMessages';

export const id = {
  name: 'Registrasi Merchant',
  noun: 'pendaftaran',
  audit: {
    registration: {
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
  },
  title: { list: 'Registrasi Merchant', show: 'Detail Registrasi' },
  info: { list: 'Calon merchant yang menunggu pemeriksaan; yang paling dekat batas waktunya di atas.' },
  search: 'Nama, nomor, pemilik, telepon',
  fields: {
    ...labelsOf(registrationQuery),
    ...labelsOf(registrationRow),
    ...labelsOf(registrationFields),
    ...labelsOf(documentInput, ['file', 'expires_on']),
    ...labelsOf(registration, ['province_code', 'regency_code', 'district_code', 'opening_hours']),
    area: 'Lokasi',
  },
  choices: {
    type: MERCHANT_TYPES,
    status: REGISTRATION_STATUS_LABELS,
    group: REGISTRATION_GROUP_LABELS,
    document: DOCUMENT_TYPES,
    verdict: DOCUMENT_VERDICT_LABELS,
    check: DOCUMENT_CHECK_LABELS,
    decision: DECISION_LABELS,
    reason: REJECTION_REASON_LABELS,
    message: reasonMessages(),
  },
};
