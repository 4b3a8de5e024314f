import { eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  FAQ_CATEGORIES,
  FAQ_CATEGORY_LABELS,
  FAQ_CATEGORY_TEXTS,
  type FaqCategory,
  type FaqStatus,
  type faqApi,
} from '../../../contract/faq';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { anyOf, crudStore, oneOf } from '../../store/crudStore';
import { contains, type Filter } from '../../store/filters';
import { sanitiseAnswer } from './sanitiseAnswer';
import { faqs, placeOf, wordsOfAnswer } from './table';

type New = z.output<typeof faqApi.create.body>;
type Change = z.output<typeof faqApi.update.body>;

const statuses: Record<FaqStatus, SQL> = { shown: sql`${faqs.is_active}`, hidden: not(faqs.is_active) };

/** The question, or the answer without its tags. */
const search: Filter<string> = {
  ...contains([faqs.question]),
  condition: placeholder =>
    or(sql`${faqs.question} ilike ${placeholder}`, sql`${wordsOfAnswer(faqs.answer)} ilike ${placeholder}`)!,
};

const { updated_by: _, ...columns } = getTableColumns(faqs);

const rows = crudStore({
  entity: 'faq',
  table: faqs,
  label: row => row.question,
  columns,
  sorts: { position: placeOf(faqs), question: faqs.question, updated_at: faqs.updated_at },
  defaultSort: 'position',
  filters: { search, category_code: oneOf(faqs.category_code), status: anyOf(statuses) },
});

/** The questions. Whatever writes an answer sends it through `sanitiseAnswer`. */
export function faqStore(db: Db) {
  const store = rows(db);

  /** Behind the last question of a category. */
  const nextPosition = async (category: FaqCategory) => {
    const [row] = await db
      .select({ next: sql<number>`coalesce(max(${faqs.position}), 0) + 1`.mapWith(Number) })
      .from(faqs)
      .where(eq(faqs.category_code, category));
    return row!.next;
  };

  return {
    ...store,

    async insert({ category_code = FAQ_CATEGORIES.at(-1)!, ...values }: New, actor: Actor) {
      const answer = sanitiseAnswer(values.answer);
      const position = await nextPosition(category_code);
      return store.insert({ ...values, category_code, answer, position }, actor);
    },

    /** In another category a question is the last. */
    async update(id: string, { category_code, ...values }: Change, actor: Actor) {
      const answer = sanitiseAnswer(values.answer);
      const now = await store.find(id);
      const moved = category_code !== undefined && category_code !== now.category_code;
      const place = moved ? { category_code, position: await nextPosition(category_code) } : {};
      return store.update(id, { ...values, answer, ...place }, actor);
    },

    /** Every category in its order, empty ones too. */
    async categories() {
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
    },
  };
}
