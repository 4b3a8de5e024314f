import { not, or, type SQL, sql } from 'drizzle-orm';
import { FAQ_CATEGORIES, type FaqCategory, type FaqStatus, faq, faqApi } from '../../../contract/faq';
import { crudDomain } from '../../domain/crudDomain';
import { anyOf } from '../../store/crudStore';
import { contains, type Filter } from '../../store/filters';
import { wholeList } from '../../store/listMeta';
import { countByCategory, nextPosition } from './categories';
import { seedFaqs } from './demo/seedFaqs';
import { orderFaqs } from './orderFaqs';
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
