import { sql } from 'drizzle-orm';
import type { FaqCategory } from '../../../contract/faq';
import type { Tx } from '../../db/types';

/** Serialises writers of a category's positions until the transaction ends. Row locks would miss rows being inserted. */
export async function lockCategory(tx: Tx, category: FaqCategory): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('faqs'), hashtext(${category}))`);
}
