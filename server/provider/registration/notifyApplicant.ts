import type { RegistrationStatus } from '../../../contract/registration/registration';
import type { RejectionReason } from '../../../contract/registration/rejectionReasons';
import type { Config } from '../../config';
import type { Tx } from '../../db/types';
import { queueMail } from '../../mail/queueMail';
import { decisionMail, isMailed } from './decisionMail';
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
