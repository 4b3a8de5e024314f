import { createHash, randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { RECOVERY_CODES } from '../../../../contract/identity/secondFactor';
import type { Db, Tx } from '../../../db/types';
import { recovery_codes } from './table';

/** Leaves out letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Replaces the recovery codes of an account. @returns the new codes; only their hashes are stored */
export async function replaceRecoveryCodes(tx: Tx, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${randomText(5)}-${randomText(5)}`);
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id));
  await tx.insert(recovery_codes).values(codes.map(code => ({ user_id, code_hash: hashOfCode(code) })));
  return codes;
}

/** Uses up a recovery code. @returns whether it belongs to the account and was unused */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const used = await db
    .update(recovery_codes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recovery_codes.user_id, userId),
        eq(recovery_codes.code_hash, hashOfCode(code)),
        isNull(recovery_codes.used_at),
      ),
    )
    .returning({ id: recovery_codes.id });
  return used.length > 0;
}

const randomText = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Hashes a code regardless of case and hyphens. */
const hashOfCode = (code: string) => createHash('sha256').update(code.replaceAll('-', '').toUpperCase()).digest('hex');
