import type { Db } from '../db/types';
import type { MailText } from './mailTexts';
import { mails } from './table';

/** Queues a mail within the transaction of the event, so that a rollback discards it. */
export async function queueMail(tx: Db, to: string, { subject, text, html }: MailText): Promise<void> {
  await tx.insert(mails).values({ to_address: to, subject, text, html });
}
