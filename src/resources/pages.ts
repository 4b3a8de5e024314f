import { House } from 'lucide-react';
import { dashboardWords } from './dashboard/words';
import { definePage, type Page } from './definePage';

/** Every page of the console that belongs to no resource. Addresses without a page show the 404 page. */
export const pages: readonly Page[] = [
  definePage({
    name: 'dashboard',
    path: '/dashboard',
    permission: 'can_read_dashboard',
    menu: { order: 10 },
    icon: House,
    view: () => import('./dashboard/Dashboard'),
    words: dashboardWords,
  }),
  definePage({
    name: 'unauthorized',
    path: '/unauthorized',
    view: () => import('../layout/UnauthorizedPage').then(({ UnauthorizedPage }) => ({ default: UnauthorizedPage })),
    words: { id: { title: 'Akses ditolak' }, en: { title: 'Access denied' } },
  }),
  definePage({
    name: 'logout',
    path: '/logout',
    view: () => import('./logout/Logout'),
    words: { id: { title: 'Logout' }, en: { title: 'Log out' } },
  }),
];
