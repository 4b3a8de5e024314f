import { and, asc, eq, not, or, type SQL, sql } from 'drizzle-orm';
import {
  FAQ_CATEGORIES,
  FAQ_CATEGORY_LABELS,
  FAQ_CATEGORY_TEXTS,
  type FaqCategory,
  type FaqOrder,
  type FaqStatus,
  faq,
  faqApi,
} from '../../../contract/faq';
import { faqErrors } from '../../../contract/faqErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { crudDomain } from '../../domain/crudDomain';
import { anyOf } from '../../store/crudStore';
import { contains, type Filter } from '../../store/filters';
import { inTransaction } from '../../store/inTransaction';
import { wholeList } from '../../store/listMeta';
import { seedFaqs } from './demo/seedFaqs';
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

/**
 * Reorders consecutive questions of a category. Versions stay the same, so that reordering does not conflict with an open edit.
 *
 * @returns every question of the category with its position, from 1
 * @throws HttpError 422 if the two lists do not name the same questions, 409 if the order has changed since it was read
 */
async function orderFaqs(db: Db, { category_code, was, ids }: FaqOrder, actor: Actor) {
  if (!isPermutation(was, ids)) throw invalidInput({ ids: faqErrors.differentQuestions() });
  return inTransaction(db, async tx => {
    await lockCategory(tx, category_code);
    const rows = await tx
      .select({ id: faqs.id, question: faqs.question })
      .from(faqs)
      .where(eq(faqs.category_code, category_code))
      .orderBy(asc(faqs.position), asc(faqs.id));
    const before = rows.map(({ id }) => id);
    const first = before.indexOf(was[0]!);
    if (first < 0 || was.some((id, index) => before[first + index] !== id)) throw orderChanged();
    const list = before.toSpliced(first, ids.length, ...ids).map((id, index) => ({ id, position: index + 1 }));
    await tx
      .update(faqs)
      .set({ position: sql`moved.position` })
      .from(
        sql`unnest(${sql.param(list.map(({ id }) => id))}::uuid[], ${sql.param(list.map(({ position }) => position))}::int[]) as moved (id, position)`,
      )
      .where(and(sql`moved.id = ${faqs.id}`, sql`moved.position <> ${faqs.position}`));
    const questions = new Map(rows.map(({ id, question }) => [id, question]));
    const audited = (order: readonly string[]) => ({ order: order.map(id => questions.get(id)) });
    await recordAudit(tx, actor, {
      action: 'order',
      entity: 'faq',
      label: FAQ_CATEGORY_LABELS[category_code],
      before: audited(was),
      after: audited(ids),
    });
    return { list };
  });
}

const orderChanged = () => new HttpError(409, faqErrors.orderChanged());

const isPermutation = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

/** Serialises writers of a category's positions until the transaction ends. Row locks would miss rows being inserted. */
async function lockCategory(tx: Tx, category: FaqCategory): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('faqs'), hashtext(${category}))`);
}
