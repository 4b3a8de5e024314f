import { accountPages } from '../account';
import type { Page } from '../declarations/definePage';
import { blankPage } from '../pages/blank';
import { dashboardPage } from '../pages/dashboard';
import { deskPage } from '../pages/desk';
import { helpPage } from '../pages/help';
import { logoutPage } from '../pages/logout';
import { plannedPages } from '../pages/planned';
import { testPage } from '../pages/test';
import { unauthorizedPage } from '../pages/unauthorized';

/** Every page of the console outside the resources. Addresses without a page show the 404 page. */
export const pages: readonly Page[] = [
  dashboardPage,
  deskPage,
  helpPage,
  blankPage,
  testPage,
  unauthorizedPage,
  logoutPage,
  ...accountPages,
  ...plannedPages,
];
