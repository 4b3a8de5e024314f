import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config';
import type { Tx } from '../../../db/types';
import { passwordChangedMail, queueMail } from '../../../mail/mailTexts';
import type { AccountRow } from '../account/lockAccount';
import { setAccountFields } from '../account/writeAccount';
import { endSessionsOf } from '../session/endSessions';
import { endPasswordLinks } from './passwordLinks';
import { password_history } from './table';

/**
 * Stores a validated password, ends sessions and links, and notifies the person by mail.
 *
 * @param account locked for update
 * @param except a session to keep
 * @returns the number of ended sessions
 */
export async function storePassword(
  tx: Tx,
  config: Pick<Config, 'HELPDESK_EMAIL'>,
  account: AccountRow,
  { hash, except }: { hash: string; except?: string | null },
): Promise<number> {
  await setAccountFields(tx, account.id, { password_hash: hash, password_changed_at: sql`now()` });
  await tx.insert(password_history).values({ user_id: account.id, password_hash: hash });
  await endPasswordLinks(tx, account.id);
  const ended = await endSessionsOf(tx, account.id, 'password_changed', except);
  // no mail for a first password
  if (account.password_hash)
    await queueMail(tx, account.email, passwordChangedMail(account.name, config.HELPDESK_EMAIL));
  return ended;
}

/** Deletes the former passwords of an account that is being deleted. */
export async function deletePasswordHistory(tx: Tx, userId: string): Promise<void> {
  await tx.delete(password_history).where(eq(password_history.user_id, userId));
}
