import { desc, eq, sql } from 'drizzle-orm';
import { PASSWORD_HISTORY } from '../../../contract/password';
import type { Config } from '../../config';
import { invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { passwordChangedMail } from '../../mail/mailTexts';
import { queueMail } from '../../mail/queueMail';
import { type EndReason, endSessionsOf } from '../auth/sessions';
import { isCommonPassword } from './commonPasswords';
import { endPasswordLinks } from './passwordLinks';
import { hashPassword, passwordMatches } from './passwords';
import { password_history, users } from './table';

/**
 * Judges a new password and hashes it; before the transaction, since hashing takes its time.
 *
 * @throws HttpError 422 on `password`: among the most used ones, or one of the last five
 */
export async function validateNewPassword(
  db: Db,
  account: { id: string; password_hash: string | null },
  password: string,
): Promise<string> {
  if (isCommonPassword(password))
    throw invalidInput({ password: 'Kata sandi ini terlalu banyak dipakai orang. Pilih yang lain.' });
  const former = await db
    .select({ hash: password_history.password_hash })
    .from(password_history)
    .where(eq(password_history.user_id, account.id))
    .orderBy(desc(password_history.created_at))
    .limit(PASSWORD_HISTORY);
  const hashes = new Set([account.password_hash, ...former.map(({ hash }) => hash)]);
  for (const hash of [...hashes].slice(0, PASSWORD_HISTORY))
    if (hash && (await passwordMatches(hash, password)))
      throw invalidInput({
        password: `Kata sandi baru tidak boleh sama dengan ${PASSWORD_HISTORY} kata sandi terakhir`,
      });
  return hashPassword(password);
}

/** Stores a judged password; sessions end but for the one of `except`, links end, and the person is told by mail. */
export async function storePassword(
  tx: Tx,
  config: Pick<Config, 'HELPDESK_EMAIL'>,
  account: { id: string; name: string; email: string; password_hash: string | null },
  { hash, reason, except }: { hash: string; reason: EndReason; except?: string | null },
): Promise<{ ended: number }> {
  await tx.update(users).set({ password_hash: hash, password_changed_at: sql`now()` }).where(eq(users.id, account.id));
  await tx.insert(password_history).values({ user_id: account.id, password_hash: hash });
  await endPasswordLinks(tx, account.id);
  const ended = await endSessionsOf(tx, account.id, reason, except);
  // who sets the first password was not using another
  if (account.password_hash)
    await queueMail(tx, account.email, passwordChangedMail(account.name, config.HELPDESK_EMAIL));
  return { ended };
}
