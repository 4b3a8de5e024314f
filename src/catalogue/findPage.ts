import { matchPath } from 'react-router-dom';
import type { Page } from '../declarations/definePage';

export interface FoundPage<Found extends Page = Page> {
  page: Found;
  /** Path parameters. */
  params: Record<string, string | undefined>;
}

/** Returns the declared page at a product URL; `/promo/add` is matched before `/promo/:id`. */
export function findPage<Found extends Page>(pages: readonly Found[], pathname: string): FoundPage<Found> | null {
  const here = pathname.replace(/(.)\/$/, '$1');
  const fixed = pages.find(({ path }) => path === here);
  if (fixed) return { page: fixed, params: {} };
  for (const page of pages) {
    const match = page.path.includes(':') ? matchPath({ path: page.path, caseSensitive: true }, here) : null;
    if (match) return { page, params: match.params };
  }
  return null;
}
