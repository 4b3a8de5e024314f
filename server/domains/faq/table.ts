import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { FAQ_CATEGORIES } from '../../../contract/faq';
import { alphabetical } from '../../db/alphabetical';
import { id, timestamps, version } from '../../db/columns';
import { updatedBy } from '../identity/account/table';

const categories = sql.raw(FAQ_CATEGORIES.map(code => `'${code}'`).join(', '));
const ranks = sql.raw(FAQ_CATEGORIES.map((code, index) => `when '${code}' then ${index}`).join(' '));

/** Orders questions as on the help page, category by category. The index and `order by` must use the same expression. */
export const sortPosition = ({ category_code, position }: Record<'category_code' | 'position', AnyColumn>): SQL =>
  sql`((case ${category_code} ${ranks} end) * 1000000 + ${position})`;

/** An answer without its tags, for the search. The index and the condition must use the same expression. */
export const plainAnswer = (answer: AnyColumn): SQL => sql`regexp_replace(${answer}, '<[^>]*>', ' ', 'g')`;

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    category_code: varchar({ length: 60, enum: FAQ_CATEGORIES }).notNull(),
    question: varchar({ length: 200 }).notNull(),
    /** HTML limited to `RICH_TEXT`: always the output of `sanitiseRichText`. */
    answer: text().notNull(),
    /** Within the category, from 1; written under `lockCategory`. */
    position: integer().notNull(),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    index('faqs_place_idx').on(sortPosition(table), table.id),
    index('faqs_question_idx').on(alphabetical(table.question), table.id),
    index('faqs_updated_at_idx').on(table.updated_at, table.id),
    index('faqs_category_code_idx').on(table.category_code),
    index('faqs_is_active_idx').on(table.is_active),
    index('faqs_question_trgm_idx').using('gin', table.question.op('gin_trgm_ops')),
    index('faqs_answer_trgm_idx').using('gin', sql`(${plainAnswer(table.answer)}) gin_trgm_ops`),
    check('faqs_category_code_check', sql`${table.category_code} in (${categories})`),
  ],
);
