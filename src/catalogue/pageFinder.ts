import { matchPath } from 'react-router-dom';
import type { Page } from '../declarations/definePage';
import { specificFirst } from '../routing/specificFirst';

export interface FoundPage<Found extends Page = Page> {
  page: Found;
  /** Path parameters. */
  params: Record<string, string | undefined>;
}

/** Returns the function that finds the declared page at a product URL; `/promo/add` is matched before `/promo/:id`. */
export function pageFinder<Found extends Page>(pages: readonly Found[]) {
  const ordered = pages.toSorted((a, b) => specificFirst(a.path, b.path));
  return (pathname: string): FoundPage<Found> | null => {
    const here = pathname.replace(/(.)\/$/, '$1');
    for (const page of ordered) {
      if (page.path === here) return { page, params: {} };
      const match = page.path.includes(':') ? matchPath({ path: page.path, caseSensitive: true }, here) : null;
      if (match) return { page, params: match.params };
    }
    return null;
  };
}
