import { House } from 'lucide-react';
import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** The landing page after signing in. */
export const dashboardPage = definePage({
  name: 'dashboard',
  path: '/dashboard',
  permission: 'can_read_dashboard',
  menu: { order: 10 },
  icon: House,
  layout: 'dashboard',
  view: () => import('./Dashboard'),
  messages: { id, en: () => import('./messages.en') },
});
