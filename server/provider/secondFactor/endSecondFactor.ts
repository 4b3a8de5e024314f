import { eq } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { users } from '../account/table';
import { recovery_codes, second_factors } from './table';

/** Switches an account's second factor off and forgets its secret and codes. */
export async function endSecondFactorOf(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ second_factor_at: null }).where(eq(users.id, userId));
  await tx.delete(second_factors).where(eq(second_factors.user_id, userId));
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, userId));
}
