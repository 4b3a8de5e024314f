import { sql } from 'drizzle-orm';
import type { Tx } from './types';

/** Lifts the statement timeout for the rest of a transaction: for work on whole tables that nobody waits for at a screen. */
export async function withoutTimeLimit(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
