import { House } from 'lucide-react';
import { definePage } from '../../declarations/definePage';
import { categoryMessages, id } from './messages';

const custom = () => import('./customMessages');

/** The landing page after signing in: figures, and work waiting for the user. */
const dashboardPage = definePage({
  name: 'dashboard',
  path: '/dashboard',
  permission: 'can_read_dashboard',
  menu: { order: 10 },
  icon: House,
  layout: 'dashboard',
  view: () => import('./Dashboard'),
  messages: { id, en: () => import('./messages.en'), custom },
  errors: () => import('../../../contract/transaction/transactionErrors'),
});

/** The figures of one category. */
const categoryDashboardPage = definePage({
  name: 'dashboard_category',
  path: '/dashboard/:id',
  permission: 'can_read_dashboard',
  below: '/dashboard',
  record: '/v1/cms/product/category/{id}',
  layout: 'dashboard',
  view: () => import('./CategoryDashboard'),
  messages: {
    id: categoryMessages,
    en: async () => ({ en: (await import('./messages.en')).categoryMessages }),
    custom,
  },
});

export const dashboardPages = [dashboardPage, categoryDashboardPage];
