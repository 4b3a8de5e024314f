import { House } from 'lucide-react';
import { accountPages } from '../account/pages';
import { id as blank } from './blank/messages';
import { id as dashboard } from './dashboard/messages';
import { definePage, type Page } from './definePage';
import { id as help } from './help/messages';
import { plannedPages } from './planned';
import { id as test } from './test/messages';

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
    messages: { id: dashboard, en: () => import('./dashboard/messages.en') },
  }),
  definePage({
    name: 'help',
    path: '/help',
    view: () => import('./help/Help'),
    messages: { id: help, en: () => import('./help/messages.en') },
  }),
  definePage({
    name: 'blank',
    path: '/blank',
    layout: 'blank',
    view: () => import('./blank/Blank'),
    messages: { id: blank, en: () => import('./blank/messages.en') },
  }),
  definePage({
    name: 'test',
    path: '/test',
    view: () => import('./test/Test'),
    messages: { id: test, en: () => import('./test/messages.en') },
  }),
  definePage({
    name: 'unauthorized',
    path: '/unauthorized',
    view: () => import('../layout/UnauthorizedPage'),
    messages: { id: { title: 'Akses ditolak' }, en: async () => ({ en: { title: 'Access denied' } }) },
  }),
  definePage({
    name: 'logout',
    path: '/logout',
    view: () => import('./logout/Logout'),
    messages: { id: { title: 'Logout' }, en: async () => ({ en: { title: 'Log out' } }) },
  }),
  ...accountPages,
  ...plannedPages,
];
