import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/types';
import { setAccountFields } from '../account/writeAccount';
import { recovery_codes, second_factors } from './table';

/** Switches off an account's second factor and deletes its secret and recovery codes. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await setAccountFields(tx, userId, { second_factor_at: null });
  await tx.delete(second_factors).where(eq(second_factors.user_id, userId));
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, userId));
}
