import { and, eq, sql } from 'drizzle-orm';
import { FAQ_CATEGORY_LABELS, type FaqOrder } from '../../../contract/faq';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { faqs } from './table';

/**
 * Puts questions of a category, which stand one after the other, into another order. Versions stay: an order is no edit of a question,
 * and must not refuse whoever has one open.
 *
 * @returns every question of the category with its place, from 1
 * @throws HttpError 422 where both lists do not name the same questions, 409 where they stand otherwise by now
 */
export function orderFaqs(db: Db, { category_code, was, ids }: FaqOrder, actor: Actor) {
  if (!sameSet(was, ids)) throw invalidInput({ ids: 'Urutan baru harus memuat pertanyaan yang sama' });
  return db.transaction(async tx => {
    const rows = await tx
      .select({ id: faqs.id, question: faqs.question, position: faqs.position })
      .from(faqs)
      .where(eq(faqs.category_code, category_code))
      .for('update');
    // sorted here: rows that had to be waited for come in the order that they had before
    const before = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
    const first = before.indexOf(was[0]!);
    if (first < 0 || was.some((id, index) => before[first + index] !== id)) throw movedMeanwhile();
    const after = [...before.slice(0, first), ...ids, ...before.slice(first + ids.length)];
    const places = after.map((id, index) => ({ id, position: index + 1 }));
    await tx
      .update(faqs)
      .set({ position: sql`place.position` })
      .from(
        sql`unnest(${sql.param(after)}::uuid[], ${sql.param(places.map(({ position }) => position))}::int[]) as place (id, position)`,
      )
      .where(and(sql`place.id = ${faqs.id}`, sql`place.position <> ${faqs.position}`));
    const called = new Map(rows.map(({ id, question }) => [id, question]));
    const questions = (of: readonly string[]) => ({ order: of.map(id => called.get(id)) });
    await recordAudit(tx, actor, {
      action: 'order',
      entity: 'faq',
      label: FAQ_CATEGORY_LABELS[category_code],
      before: questions(was),
      after: questions(ids),
    });
    return { list: places };
  });
}

const movedMeanwhile = () =>
  new HttpError(409, 'Urutan pertanyaan ini sudah diubah orang lain. Muat ulang daftar, lalu urutkan lagi.');

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;
