import { definePage } from '../../declarations/definePage';

/** Where the guards lead who lacks the right of a page. */
export const unauthorizedPage = definePage({
  name: 'unauthorized',
  path: '/unauthorized',
  view: () => import('./UnauthorizedPage'),
  messages: { id: { title: 'Akses ditolak' }, en: async () => ({ en: { title: 'Access denied' } }) },
});
