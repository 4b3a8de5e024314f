import { eq, getTableColumns, not, or, type SQL, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import {
  FAQ_CATEGORIES,
  FAQ_CATEGORY_LABELS,
  FAQ_CATEGORY_TEXTS,
  type FaqCategory,
  type FaqStatus,
  faqApi,
} from '../../../contract/faq';
import type { Actor } from '../../core/Actor';
import type { Db, Tx } from '../../db/types';
import { anyOf, crudStore } from '../../store/crudStore';
import { contains, type Filter } from '../../store/filters';
import { inTransaction } from '../../store/inTransaction';
import { lockCategory } from './lockCategory';
import { faqs, plainAnswer, sortPosition } from './table';

type New = BodyOf<typeof faqApi.create>;
type Change = BodyOf<typeof faqApi.update>;

const statuses: Record<FaqStatus, SQL> = { shown: sql`${faqs.is_active}`, hidden: not(faqs.is_active) };

/** Searches the question, and the answer without its tags. */
const search: Filter<string> = {
  ...contains([faqs.question]),
  condition: placeholder =>
    or(sql`${faqs.question} ilike ${placeholder}`, sql`${plainAnswer(faqs.answer)} ilike ${placeholder}`)!,
};

const { updated_by: _, ...columns } = getTableColumns(faqs);

const rows = crudStore({
  entity: 'faq',
  table: faqs,
  label: row => row.question,
  columns,
  list: faqApi.list,
  sorts: { position: sortPosition(faqs) },
  filters: { search, status: anyOf(statuses) },
});

/** Reads and writes the questions. */
export function faqStore(db: Db) {
  const store = rows(db);
  return {
    ...store,

    /** Adds a question at the end of its category. */
    async insert({ category_code = FAQ_CATEGORIES.at(-1)!, ...values }: New, actor: Actor) {
      return inTransaction(db, async tx => {
        const position = await nextPosition(tx, category_code);
        return rows(tx).insert({ ...values, category_code, position }, actor);
      });
    },

    /** Updates a question; one that moves to another category goes to its end. */
    async update(id: string, { category_code, ...values }: Change, actor: Actor) {
      return inTransaction(db, async tx => {
        const inTx = rows(tx);
        const current = await inTx.find(id);
        const moves = category_code !== undefined && category_code !== current.category_code;
        const place = moves ? { category_code, position: await nextPosition(tx, category_code) } : {};
        return inTx.update(id, { ...values, ...place }, actor);
      });
    },

    /** Returns all categories in order, including empty ones. */
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

/** Returns the position after the last question of a category, which stays locked until the transaction ends. */
async function nextPosition(tx: Tx, category: FaqCategory): Promise<number> {
  await lockCategory(tx, category);
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${faqs.position}), 0) + 1`.mapWith(Number) })
    .from(faqs)
    .where(eq(faqs.category_code, category));
  return row!.next;
}
