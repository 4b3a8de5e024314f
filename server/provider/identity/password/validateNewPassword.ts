import { desc, eq } from 'drizzle-orm';
import { passwordErrors } from '../../../../contract/identity/authErrors';
import { PASSWORD_HISTORY } from '../../../../contract/identity/password';
import { invalidInput } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { isCommonPassword } from './commonPasswords';
import { hashPassword, passwordMatches } from './passwordHash';
import { password_history } from './table';

/**
 * Validates a new password and hashes it. Call it before the transaction, since hashing is slow.
 *
 * @returns the hash to store
 * @throws HttpError 422 on `password` if it is a common one, or one of the last five
 */
export async function validateNewPassword(
  db: Db,
  account: { id: string; password_hash: string | null },
  password: string,
): Promise<string> {
  if (isCommonPassword(password)) throw invalidInput({ password: passwordErrors.common() });
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
        password: passwordErrors.usedBefore({ count: PASSWORD_HISTORY }),
      });
  return hashPassword(password);
}
