import type { RegistrationStatus } from '../../../contract/registration/registration';
import type { RejectionReason } from '../../../contract/registration/rejectionReasons';
import type { Config } from '../../config';
import type { Tx } from '../../db/types';
import { queueMail } from '../../mail/queueMail';
import { decisionMail, isTold } from './decisionMail';
import type { RegistrationRow } from './lockRegistration';

/** Queues a mail to the applicant about the state that the registration has come to, where there is an address and something to say. */
export async function notifyApplicant(
  tx: Tx,
  status: RegistrationStatus,
  { email, owner_name: name, name: shop, number, reason_code, reason_note: note }: RegistrationRow,
  { HELPDESK_EMAIL }: Pick<Config, 'HELPDESK_EMAIL'>,
): Promise<void> {
  if (!email || !isTold(status)) return;
  const reason = reason_code as RejectionReason | null;
  await queueMail(tx, email, decisionMail(status, { name, shop, number, reason, note }, HELPDESK_EMAIL));
}
