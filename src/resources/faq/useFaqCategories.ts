import type { ResponseOf } from '../../../contract/core/endpoint';
import { FAQ_CATEGORY_LABELS, faqApi } from '../../../contract/faq';
import { useCalledChoices } from '../../ui/fields/useCalledChoices';

const categories = {
  choicesOf: ({ list }: ResponseOf<typeof faqApi.categories>) => list.map(({ code, name }) => ({ id: code, name })),
  labels: FAQ_CATEGORY_LABELS,
  resource: 'faq',
  field: 'category_code',
};

/** The categories of questions, in the order of the help page. */
export const useFaqCategories = () => useCalledChoices(faqApi.categories, categories);
