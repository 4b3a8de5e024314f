import { definePage } from '../../declarations/definePage';

/** Asks for confirmation before ending the session. */
export const logoutPage = definePage({
  name: 'logout',
  path: '/logout',
  view: () => import('./Logout'),
  messages: { id: { title: 'Logout' }, en: async () => ({ en: { title: 'Sign out' } }) },
});
