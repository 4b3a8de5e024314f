import { APP_TITLE } from '../../../contract/constants';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import { APPLICANT_DAYS } from '../../../contract/registration/registrationSteps';
import { REASON_FACTS, type RejectionReason } from '../../../contract/registration/rejectionReasons';
import { type MailText, writeMail } from '../../mail/mailTexts';

interface Told {
  /** Of the applicant. */
  name: string;
  shop: string;
  number: string;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
}

/** States of which the applicant is told by mail. */
const TOLD = ['activated', 'rejected', 'revision_requested', 'expired'] as const;
type ToldStatus = (typeof TOLD)[number];

export const isTold = (status: RegistrationStatus): status is ToldStatus =>
  (TOLD as readonly RegistrationStatus[]).includes(status);

/** What the applicant is told of a decision, or of its end without one. */
export function decisionMail(to: ToldStatus, told: Told, helpdesk: string): MailText {
  const { name, shop, number, reason, note } = told;
  const why = [reason && REASON_FACTS[reason].message, note].filter(Boolean).join(' ');
  const about = `Pendaftaran ${shop} (${number})`;
  switch (to) {
    case 'activated':
      return writeMail({
        subject: `${shop} sudah menjadi merchant`,
        name,
        before: `${about} disetujui. Akun merchant Anda sudah aktif.`,
        after: 'Masuk ke aplikasi merchant dengan nomor telepon yang Anda daftarkan, lalu lengkapi produk dan stok.',
        helpdesk,
      });
    case 'rejected':
      return writeMail({
        subject: `Pendaftaran ${shop} belum dapat diterima`,
        name,
        before: `${about} tidak dapat kami terima. ${why}`,
        after: `Bila ada yang ingin ditanyakan, hubungi helpdesk ${APP_TITLE}.`,
        helpdesk,
      });
    case 'revision_requested':
      return writeMail({
        subject: `Pendaftaran ${shop} perlu diperbaiki`,
        name,
        before: `${about} perlu diperbaiki sebelum diperiksa lagi. ${why}`,
        after: `Perbaiki lewat aplikasi merchant dalam ${APPLICANT_DAYS} hari, lalu ajukan kembali.`,
        helpdesk,
      });
    case 'expired':
      return writeMail({
        subject: `Pendaftaran ${shop} kedaluwarsa`,
        name,
        before: `${about} tidak dilanjutkan dalam ${APPLICANT_DAYS} hari, jadi sudah ditutup.`,
        after: 'Bila Anda masih ingin menjadi merchant, isi formulir pendaftaran baru di aplikasi merchant.',
        helpdesk,
      });
  }
}
