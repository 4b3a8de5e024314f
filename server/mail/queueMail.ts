import type { Db } from '../db/types';
import type { MailText } from './mailTexts';
import { mails } from './table';

/** Queues an email in the transaction of its event, so that a rollback discards it. */
export async function queueMail(tx: Db, to: string, { subject, text, html }: MailText): Promise<void> {
  await tx.insert(mails).values({ to_address: to, subject, text, html });
}
