import { House } from 'lucide-react';
import { accountPages } from '../account/index';
import { id as blank } from '../pages/blank/messages';
import { id as dashboard } from '../pages/dashboard/messages';
import { definePage, type Page } from '../declarations/definePage';
import { id as help } from '../pages/help/messages';
import { plannedPages } from '../pages/planned';
import { id as test } from '../pages/test/messages';

/** Every page of the console that belongs to no resource. Addresses without a page show the 404 page. */
export const pages: readonly Page[] = [
  definePage({
    name: 'dashboard',
    path: '/dashboard',
    permission: 'can_read_dashboard',
    menu: { order: 10 },
    icon: House,
    layout: 'dashboard',
    view: () => import('../pages/dashboard/Dashboard'),
    messages: { id: dashboard, en: () => import('../pages/dashboard/messages.en') },
  }),
  definePage({
    name: 'help',
    path: '/help',
    view: () => import('../pages/help/Help'),
    messages: { id: help, en: () => import('../pages/help/messages.en') },
  }),
  definePage({
    name: 'blank',
    path: '/blank',
    layout: 'blank',
    view: () => import('../pages/blank/Blank'),
    messages: { id: blank, en: () => import('../pages/blank/messages.en') },
  }),
  definePage({
    name: 'test',
    path: '/test',
    view: () => import('../pages/test/Test'),
    messages: { id: test, en: () => import('../pages/test/messages.en') },
  }),
  definePage({
    name: 'unauthorized',
    path: '/unauthorized',
    view: () => import('../pages/unauthorized/UnauthorizedPage'),
    messages: { id: { title: 'Akses ditolak' }, en: async () => ({ en: { title: 'Access denied' } }) },
  }),
  definePage({
    name: 'logout',
    path: '/logout',
    view: () => import('../pages/logout/Logout'),
    messages: { id: { title: 'Logout' }, en: async () => ({ en: { title: 'Log out' } }) },
  }),
  ...accountPages,
  ...plannedPages,
];
