import { APP_TITLE } from '../../../contract/constants';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import { APPLICANT_DAYS } from '../../../contract/registration/registrationSteps';
import { REASON_FACTS, type RejectionReason } from '../../../contract/registration/rejectionReasons';
import type { Config } from '../../config';
import type { Tx } from '../../db/types';
import { type MailText, queueMail, writeMail } from '../../mail/mailTexts';
import type { RegistrationRow } from './lockRegistration';

/** Queues a mail to the applicant about the new status, if that status is one to mail about and there is an address. */
export async function notifyApplicant(
  tx: Tx,
  status: RegistrationStatus,
  { email, owner_name: name, name: merchant, number, reason_code, reason_note: note }: RegistrationRow,
  { HELPDESK_EMAIL }: Pick<Config, 'HELPDESK_EMAIL'>,
): Promise<void> {
  if (!email || !isMailed(status)) return;
  const reason = reason_code as RejectionReason | null;
  await queueMail(tx, email, decisionMail(status, { name, merchant, number, reason, note }, HELPDESK_EMAIL));
}

interface Decided {
  /** The applicant's name. */
  name: string;
  merchant: string;
  number: string;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
}

/** Statuses that the applicant is mailed about. */
const MAILED = ['activated', 'rejected', 'revision_requested', 'expired'] as const;
type MailedStatus = (typeof MAILED)[number];

const isMailed = (status: RegistrationStatus): status is MailedStatus =>
  (MAILED as readonly RegistrationStatus[]).includes(status);

/** Composes the mail to the applicant about a decision, or about the expiry of the registration. */
function decisionMail(
  status: MailedStatus,
  { name, merchant, number, reason, note }: Decided,
  helpdesk: string,
): MailText {
  const explanation = [reason && REASON_FACTS[reason].message, note].filter(Boolean).join(' ');
  const about = `Pendaftaran ${merchant} (${number})`;
  switch (status) {
    case 'activated':
      return writeMail({
        subject: `${merchant} kini menjadi merchant`,
        name,
        before: `${about} disetujui. Akun merchant Anda sudah aktif.`,
        after: 'Masuk ke aplikasi merchant dengan nomor telepon yang Anda daftarkan, lalu lengkapi produk dan stok.',
        helpdesk,
      });
    case 'rejected':
      return writeMail({
        subject: `Pendaftaran ${merchant} belum dapat diterima`,
        name,
        before: `${about} tidak dapat kami terima. ${explanation}`,
        after: `Bila ada yang ingin ditanyakan, hubungi helpdesk ${APP_TITLE}.`,
        helpdesk,
      });
    case 'revision_requested':
      return writeMail({
        subject: `Pendaftaran ${merchant} perlu diperbaiki`,
        name,
        before: `${about} perlu diperbaiki sebelum diperiksa lagi. ${explanation}`,
        after: `Perbaiki lewat aplikasi merchant dalam ${APPLICANT_DAYS} hari, lalu ajukan kembali.`,
        helpdesk,
      });
    case 'expired':
      return writeMail({
        subject: `Pendaftaran ${merchant} kedaluwarsa`,
        name,
        before: `${about} tidak dilanjutkan dalam ${APPLICANT_DAYS} hari, jadi sudah ditutup.`,
        after: 'Bila Anda masih ingin menjadi merchant, isi formulir pendaftaran baru di aplikasi merchant.',
        helpdesk,
      });
  }
}
