import { eq, sql } from 'drizzle-orm';
import { FAQ_CATEGORIES, FAQ_CATEGORY_LABELS, FAQ_CATEGORY_TEXTS, type FaqCategory } from '../../../contract/faq';
import type { Db, Tx } from '../../db/types';
import { lockCategory } from './lockCategory';
import { faqs } from './table';

/** Returns all categories in order, including empty ones, with their numbers of questions. */
export async function countByCategory(db: Db) {
  const counted = await db
    .select({ code: faqs.category_code, count: sql<number>`count(*)`.mapWith(Number) })
    .from(faqs)
    .groupBy(faqs.category_code);
  return FAQ_CATEGORIES.map((code, index) => ({
    code,
    name: FAQ_CATEGORY_LABELS[code],
    description: FAQ_CATEGORY_TEXTS[code],
    position: index + 1,
    faq_count: counted.find(row => row.code === code)?.count ?? 0,
  }));
}

/** Returns the position after the last question of a category, which stays locked until the transaction ends. */
export async function nextPosition(tx: Tx, category: FaqCategory): Promise<number> {
  await lockCategory(tx, category);
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${faqs.position}), 0) + 1`.mapWith(Number) })
    .from(faqs)
    .where(eq(faqs.category_code, category));
  return row!.next;
}
