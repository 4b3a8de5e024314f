import { House } from 'lucide-react';
import { accountPages } from '../account/pages';
import { id as blank } from './blank/words';
import { id as dashboard } from './dashboard/words';
import { definePage, type Page } from './definePage';
import { id as help } from './help/words';
import { plannedPages } from './planned';
import { id as test } from './test/words';

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
    words: { id: dashboard, en: () => import('./dashboard/words.en') },
  }),
  definePage({
    name: 'help',
    path: '/help',
    view: () => import('./help/Help'),
    words: { id: help, en: () => import('./help/words.en') },
  }),
  definePage({
    name: 'blank',
    path: '/blank',
    layout: 'blank',
    view: () => import('./blank/Blank'),
    words: { id: blank, en: () => import('./blank/words.en') },
  }),
  definePage({
    name: 'test',
    path: '/test',
    view: () => import('./test/Test'),
    words: { id: test, en: () => import('./test/words.en') },
  }),
  definePage({
    name: 'unauthorized',
    path: '/unauthorized',
    view: () => import('../layout/UnauthorizedPage'),
    words: { id: { title: 'Akses ditolak' }, en: async () => ({ en: { title: 'Access denied' } }) },
  }),
  definePage({
    name: 'logout',
    path: '/logout',
    view: () => import('./logout/Logout'),
    words: { id: { title: 'Logout' }, en: async () => ({ en: { title: 'Log out' } }) },
  }),
  ...accountPages,
  ...plannedPages,
];
