import type { Db } from '../db/types';
import type { MailText } from './mailTexts';
import { mails } from './table';

/** Puts a mail into the outbox, within the transaction of what it tells of: if that is undone, nobody is told. */
export async function queueMail(tx: Db, to: string, { subject, text, html }: MailText): Promise<void> {
  await tx.insert(mails).values({ to_address: to, subject, text, html });
}
