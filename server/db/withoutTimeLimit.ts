import { sql } from 'drizzle-orm';
import type { Tx } from './types';

/** Lifts the statement timeout for the rest of a transaction: for work on whole tables that no user is waiting for. */
export async function withoutTimeLimit(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
