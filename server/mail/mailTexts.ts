import { APP_TITLE } from '../../contract/constants';
import { INVITATION_DAYS, RESET_LINK_MINUTES } from '../../contract/identity/password';
import { escapeHtml } from '../core/escapeHtml';
import type { Db } from '../db/types';
import { mails } from './table';

/** An email as queued in the outbox. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  subject: string;
  name: string;
  before: string;
  link?: { href: string; label: string };
  after: string;
  helpdesk: string;
}

export const resetMail = (name: string, href: string, helpdesk: string): MailText =>
  writeMail({
    subject: `Buat kata sandi baru ${APP_TITLE}`,
    name,
    before: `Ada permintaan untuk membuat kata sandi baru untuk akun Anda. Buka tautan ini dalam ${RESET_LINK_MINUTES} menit:`,
    link: { href, label: 'Buat kata sandi baru' },
    after:
      'Tautan ini hanya dapat dipakai satu kali. Bila Anda tidak memintanya, abaikan email ini. Kata sandi Anda tidak berubah.',
    helpdesk,
  });

export const invitationMail = (name: string, href: string, helpdesk: string): MailText =>
  writeMail({
    subject: `Undangan ke ${APP_TITLE}`,
    name,
    before: `Akun Anda di ${APP_TITLE} sudah dibuat. Buka tautan ini dalam ${INVITATION_DAYS} hari untuk membuat kata sandi Anda sendiri:`,
    link: { href, label: 'Buat kata sandi' },
    after: 'Tautan ini hanya dapat dipakai satu kali. Setelah itu, masuk dengan email ini dan kata sandi Anda.',
    helpdesk,
  });

export const passwordChangedMail = (name: string, helpdesk: string): MailText =>
  writeMail({
    subject: `Kata sandi ${APP_TITLE} Anda diganti`,
    name,
    before: 'Kata sandi akun Anda baru saja diganti, dan sesi di perangkat lain diakhiri.',
    after: 'Bila bukan Anda yang menggantinya, segera hubungi helpdesk.',
    helpdesk,
  });

/** Sent to the owner of an account whose password somebody guesses. */
export const passwordGuessesMail = (name: string, helpdesk: string): MailText =>
  writeMail({
    subject: `Ada yang mencoba masuk ke akun ${APP_TITLE} Anda`,
    name,
    before:
      'Dalam satu jam terakhir ada banyak percobaan masuk ke akun Anda dengan kata sandi yang salah. Percobaan berikutnya kami perlambat. Anda tetap dapat masuk seperti biasa, hanya mungkin beberapa detik lebih lama.',
    after:
      'Bila bukan Anda yang mencobanya, pastikan kata sandi Anda tidak dipakai di tempat lain, aktifkan verifikasi dua langkah, dan beri tahu helpdesk.',
    helpdesk,
  });

/** Sent to the owner of an account whose password somebody knows, but not the codes of the second factor. */
export const codeGuessesMail = (name: string, helpdesk: string): MailText =>
  writeMail({
    subject: `Kode verifikasi akun ${APP_TITLE} Anda salah berkali-kali`,
    name,
    before:
      'Seseorang memasukkan kata sandi Anda dengan benar, lalu berkali-kali memasukkan kode verifikasi yang salah. Ia belum masuk ke akun Anda.',
    after: 'Bila itu bukan Anda, segera ganti kata sandi Anda dan beri tahu helpdesk.',
    helpdesk,
  });

/** Sent to the former address. */
export const emailChangedMail = (name: string, to: string, helpdesk: string): MailText =>
  writeMail({
    subject: `Email akun ${APP_TITLE} Anda diganti`,
    name,
    before: `Email untuk masuk ke akun Anda baru saja diganti menjadi ${to}. Alamat ini tidak lagi dapat dipakai untuk masuk.`,
    after: 'Bila Anda tidak mengetahui perubahan ini, segera hubungi helpdesk.',
    helpdesk,
  });

/** Sent to the super admins who may decide. */
export const roleRequestMail = (
  to: string,
  { actor, name, href }: { actor: string; name: string; href: string },
  helpdesk: string,
): MailText =>
  writeMail({
    subject: `Persetujuan Super Admin untuk ${name}`,
    name: to,
    before: `${actor} mengajukan peran Super Admin untuk ${name}. Peran ini baru berlaku setelah disetujui Super Admin lain. Periksa di sini:`,
    link: { href, label: 'Periksa pengajuan' },
    after: 'Setujui hanya bila Anda tahu alasannya. Bila tidak, tolak dan tanyakan kepada yang mengajukan.',
    helpdesk,
  });

/** Writes an email in the standard layout, as text and as HTML with all input escaped. */
export function writeMail({ subject, name, before, link, after, helpdesk }: Letter): MailText {
  const parts = [`Halo ${name},`, before, link?.href, after, `Bantuan: ${helpdesk}\n${APP_TITLE}`];
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button =
    link &&
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link.href)}" style="background:#0a736e;color:#ffffff;padding:10px 16px;border-radius:8px;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
  return {
    subject,
    text: `${parts
      .filter(part => part !== undefined)
      .map(wrap)
      .join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="id"><body style="font:15px/1.5 sans-serif;color:#1c2433;max-width:560px">',
      paragraph(`Halo ${name},`),
      paragraph(before),
      button,
      paragraph(after),
      paragraph(`Bantuan: ${helpdesk}`),
      '</body></html>',
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/** As usual in plain-text emails. */
const WIDTH = 72;

const wrap = (text: string) => text.split('\n').map(wrapLine).join('\n');

/** Breaks a line at spaces; a word longer than a line, as a link may be, stays whole. */
function wrapLine(line: string): string {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const last = rest.lastIndexOf(' ', WIDTH);
    const at = last > 0 ? last : rest.indexOf(' ', WIDTH);
    if (at < 0) break;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...lines, rest].join('\n');
}

/** Queues an email in the transaction of its event, so that a rollback discards it. */
export async function queueMail(tx: Db, to: string, { subject, text, html }: MailText): Promise<void> {
  await tx.insert(mails).values({ to_address: to, subject, text, html });
}
