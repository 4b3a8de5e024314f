import { and, asc, eq, sql } from 'drizzle-orm';
import type { FaqCategory, FaqOrder } from '../../../contract/faq';
import { FAQ_CATEGORY_LABELS } from '../../../contract/faq';
import { faqErrors } from '../../../contract/faqErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { faqs } from './table';

/**
 * Reorders consecutive questions of a category. Versions stay the same, so that reordering does not conflict with an open edit.
 *
 * @returns every question of the category with its position, from 1
 * @throws HttpError 422 if the two lists do not name the same questions, 409 if the order has changed since it was read
 */
export async function orderFaqs(db: Db, { category_code, was, ids }: FaqOrder, actor: Actor) {
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
export async function lockCategory(tx: Tx, category: FaqCategory): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('faqs'), hashtext(${category}))`);
}
