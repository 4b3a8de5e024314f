import { definePage } from '../../declarations/definePage';

/** Where the guards redirect users without a page's permission. */
export const unauthorizedPage = definePage({
  name: 'unauthorized',
  path: '/unauthorized',
  view: () => import('./UnauthorizedPage'),
  messages: { id: { title: 'Akses ditolak' }, en: async () => ({ en: { title: 'Access denied' } }) },
});
