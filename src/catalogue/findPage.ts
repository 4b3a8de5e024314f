import { matchPath } from 'react-router-dom';
import type { Page } from '../declarations/definePage';
import { pages } from '../resources/pages';

/** The declared page at a product URL, with the parameters of its address: `/promo/add` before `/promo/:id`. */
export function findPage(pathname: string): { page: Page; params: Record<string, string | undefined> } | null {
  const here = pathname.replace(/(.)\/$/, '$1');
  const fixed = pages.find(({ path }) => path === here);
  if (fixed) return { page: fixed, params: {} };
  for (const page of pages) {
    const match = page.path.includes(':') ? matchPath(page.path, here) : null;
    if (match) return { page, params: match.params };
  }
  return null;
}
