import { eq, not, or, type SQL, sql } from 'drizzle-orm';
import {
  FAQ_CATEGORIES,
  FAQ_CATEGORY_LABELS,
  FAQ_CATEGORY_TEXTS,
  type FaqCategory,
  type FaqStatus,
  faq,
  faqApi,
} from '../../../contract/faq';
import type { Db, Tx } from '../../db/types';
import { crudDomain } from '../../domain/crudDomain';
import { anyOf } from '../../store/crudStore';
import { contains, type Filter } from '../../store/filters';
import { wholeList } from '../../store/listMeta';
import { seedFaqs } from './demo/seedFaqs';
import { lockCategory, orderFaqs } from './orderFaqs';
import { faqs, plainAnswer, sortPosition } from './table';

const statuses: Record<FaqStatus, SQL> = { shown: sql`${faqs.is_active}`, hidden: not(faqs.is_active) };

/** Searches the question, and the answer without its tags. */
const search: Filter<string> = {
  ...contains([faqs.question]),
  condition: placeholder =>
    or(sql`${faqs.question} ilike ${placeholder}`, sql`${plainAnswer(faqs.answer)} ilike ${placeholder}`)!,
};

export const faqDomain = crudDomain(faq, faqApi, faqs, {
  sorts: { position: sortPosition(faqs) },
  filters: { search, status: anyOf(statuses) },
  /** A new question, or one that moves to another category, goes to the category's end. */
  async beforeWrite({ tx, before, values }) {
    const category_code: FaqCategory = values.category_code ?? before?.category_code ?? FAQ_CATEGORIES.at(-1)!;
    if (category_code !== before?.category_code)
      return { category_code, position: await nextPosition(tx, category_code) };
  },
  handlers: ({ db }) => ({
    categories: async () => wholeList(await countByCategory(db)),
    order: ({ body, actor }) => orderFaqs(db, body, actor),
  }),
  demo: { after: ['identity'], seed: seedFaqs },
});

/** Returns all categories in order, including empty ones, with their numbers of questions. */
async function countByCategory(db: Db) {
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
async function nextPosition(tx: Tx, category: FaqCategory): Promise<number> {
  await lockCategory(tx, category);
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${faqs.position}), 0) + 1`.mapWith(Number) })
    .from(faqs)
    .where(eq(faqs.category_code, category));
  return row!.next;
}
