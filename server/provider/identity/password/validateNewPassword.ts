import { desc, eq } from 'drizzle-orm';
import { PASSWORD_HISTORY } from '../../../../contract/identity/password';
import { invalidInput } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { isCommonPassword } from './commonPasswords';
import { hashPassword, passwordMatches } from './passwordHash';
import { password_history } from './table';

/**
 * Validates a new password and hashes it. It stands before the transaction, since hashing takes its time.
 *
 * @returns the hash to store
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
