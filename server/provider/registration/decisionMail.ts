import { APP_TITLE } from '../../../contract/constants';
import { REASON_FACTS, type RejectionReason } from '../../../contract/registration/rejectionReasons';
import { type MailText, writeMail } from '../mail/mailTexts';

interface Told {
  /** Of the applicant. */
  name: string;
  shop: string;
  number: string;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
}

/** What the applicant is told of a decision. */
export function decisionMail(
  to: 'activated' | 'rejected' | 'revision_requested',
  told: Told,
  helpdesk: string,
): MailText {
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
        after: 'Perbaiki lewat aplikasi merchant dalam 30 hari, lalu ajukan kembali.',
        helpdesk,
      });
  }
}
