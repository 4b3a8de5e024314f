import { accountPages } from '../account';
import type { Page } from '../declarations/definePage';
import { blankPage } from '../pages/blank';
import { deskPage } from '../pages/desk';
import { helpPage } from '../pages/help';
import { logoutPage } from '../pages/logout';
import { testPage } from '../pages/test';
import { unauthorizedPage } from '../pages/unauthorized';
import { dashboardPages } from './dashboard';

/** Every page outside the resources. Addresses without a page show the 404 page. */
export const pages: readonly Page[] = [
  ...dashboardPages,
  deskPage,
  helpPage,
  blankPage,
  testPage,
  unauthorizedPage,
  logoutPage,
  ...accountPages,
];
