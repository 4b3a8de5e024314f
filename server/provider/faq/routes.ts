import { faqApi } from '../../../contract/faq';
import { crudHandlers } from '../../http/crudHandlers';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { orderFaqs } from './orderFaqs';
import { faqStore } from './store';

export const faqRoutes = routes(faqApi, ({ db }) => {
  const faqs = faqStore(db);
  return {
    ...crudHandlers(faqs),
    categories: async () => wholeList(await faqs.categories()),
    order: ({ body, actor }) => orderFaqs(db, body, actor),
  };
});
