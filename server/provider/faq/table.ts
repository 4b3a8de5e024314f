import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { FAQ_CATEGORIES } from '../../../contract/faq';
import { alphabetical } from '../../db/alphabetical';
import { id, timestamps, version } from '../../db/columns';
import { users } from '../identity/account/table';

const known = sql.raw(FAQ_CATEGORIES.map(code => `'${code}'`).join(', '));
const inOrder = sql.raw(FAQ_CATEGORIES.map((code, index) => `when '${code}' then ${index}`).join(' '));

/** Where a question stands on the help page: category by category. Index and `order by` must both say it. */
export const placeOf = ({ category_code, position }: Record<'category_code' | 'position', AnyColumn>): SQL =>
  sql`((case ${category_code} ${inOrder} end) * 1000000 + ${position})`;

/** An answer without its tags, for the search. Index and condition must both say it. */
export const wordsOfAnswer = (answer: AnyColumn): SQL => sql`regexp_replace(${answer}, '<[^>]*>', ' ', 'g')`;

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    category_code: varchar({ length: 60, enum: FAQ_CATEGORIES }).notNull(),
    question: varchar({ length: 200 }).notNull(),
    /** HTML of `RICH_TEXT` and nothing else: what is written here has gone through `sanitiseAnswer`. */
    answer: text().notNull(),
    /** Within the category, from 1. Two that were added at once may share one until the next ordering. */
    position: integer().notNull(),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('faqs_place_idx').on(placeOf(table), table.id),
    index('faqs_question_idx').on(alphabetical(table.question), table.id),
    index('faqs_updated_at_idx').on(table.updated_at, table.id),
    index('faqs_category_code_idx').on(table.category_code),
    index('faqs_is_active_idx').on(table.is_active),
    index('faqs_question_trgm_idx').using('gin', table.question.op('gin_trgm_ops')),
    index('faqs_answer_trgm_idx').using('gin', sql`(${wordsOfAnswer(table.answer)}) gin_trgm_ops`),
    check('faqs_category_code_check', sql`${table.category_code} in (${known})`),
  ],
);
