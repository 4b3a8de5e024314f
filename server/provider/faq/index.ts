import { faqHistory } from '../../../contract/faq';
import { defineDomain } from '../../domain/defineDomain';
import { seedFaqs } from './demo/seedFaqs';
import { faqRoutes } from './routes';

export const faqDomain = defineDomain({
  name: 'faq',
  routes: [faqRoutes],
  history: [{ ...faqHistory, authorizeRead: 'anyRegion' }],
  demo: { after: ['identity'], seed: seedFaqs },
});
