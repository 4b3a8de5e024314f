import { desc, eq } from 'drizzle-orm';
import { passwordErrors } from '../../../../contract/identity/authErrors';
import { PASSWORD_HISTORY } from '../../../../contract/identity/password';
import { invalidInput } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
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

/** Words, in lower case, that people decorate when a rule demands a capital, a digit and a symbol. */
const words = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'pa$$word',
  'pa$$w0rd',
  'admin',
  'administrator',
  'welcome',
  'qwerty',
  'qwertyuiop',
  'abcd',
  'abc',
  'letmein',
  'changeme',
  'iloveyou',
  'rahasia',
  'indonesia',
  'pertamina',
  'merchant',
  'merchants',
  'superadmin',
  'jakarta',
  'bismillah',
  'sayang',
  'merdeka',
  'garuda',
  'login',
  'user',
  'test',
  'demo',
  'default',
  'secret',
  'monkey',
  'dragon',
  'football',
  'master',
  'hello',
];
/** Maximum number of characters added to a common word; a longer password may contain one. */
const MAX_DECORATION = 8;
const numbers = new Set(['', '1', '12', '123', '1234', '12345', '123456', '01']);
const YEAR = /^(19|20)\d\d$/;

/** Whether a password is among the first that an attacker would try: a common word with a usual number or a year, and symbols. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return words.some(word => {
    if (!lower.includes(word)) return false;
    const rest = lower.replace(word, '');
    const digits = rest.replace(/[^\d]/g, '');
    return rest.length <= MAX_DECORATION && !/\p{L}/u.test(rest) && (numbers.has(digits) || YEAR.test(digits));
  });
}
