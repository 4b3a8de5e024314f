import { House } from 'lucide-react';
import { accountPages } from '../account/pages';
import { blankWords } from './blank/words';
import { dashboardWords } from './dashboard/words';
import { definePage, type Page } from './definePage';
import { helpWords } from './help/words';
import { plannedPages } from './planned';
import { testWords } from './test/words';

/** Every page of the console that belongs to no resource. Addresses without a page show the 404 page. */
export const pages: readonly Page[] = [
  definePage({
    name: 'dashboard',
    path: '/dashboard',
    permission: 'can_read_dashboard',
    menu: { order: 10 },
    icon: House,
    layout: 'dashboard',
    view: () => import('./dashboard/Dashboard'),
    words: dashboardWords,
  }),
  definePage({ name: 'help', path: '/help', view: () => import('./help/Help'), words: helpWords }),
  definePage({
    name: 'blank',
    path: '/blank',
    layout: 'blank',
    view: () => import('./blank/Blank'),
    words: blankWords,
  }),
  definePage({ name: 'test', path: '/test', view: () => import('./test/Test'), words: testWords }),
  definePage({
    name: 'unauthorized',
    path: '/unauthorized',
    view: () => import('../layout/UnauthorizedPage'),
    words: { id: { title: 'Akses ditolak' }, en: { title: 'Access denied' } },
  }),
  definePage({
    name: 'logout',
    path: '/logout',
    view: () => import('./logout/Logout'),
    words: { id: { title: 'Logout' }, en: { title: 'Log out' } },
  }),
  ...accountPages,
  ...plannedPages,
];
