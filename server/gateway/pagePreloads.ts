import { listCallAt } from './listCallAt';
import type { PageManifest } from './pageManifest';

/**
 * Renders the preload links of a page: its code and styles, and its first data, unless the user may not read it or only the view can
 * interpret the address's query.
 */
export function pagePreloads(
  page: PageManifest,
  { slugs, query }: { slugs: readonly string[] | undefined; query: string },
) {
  const answered = slugs && (page.slugs.length === 0 || page.slugs.some(slug => slugs.includes(slug)));
  return [
    ...page.modules.map(href => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...page.styles.map(href => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(answered ? firstCalls(page, query) : []).map(
      href => `<link rel="preload" as="fetch" crossorigin href="${href.replaceAll('&', '&amp;')}">`,
    ),
  ].join('');
}

function firstCalls({ data, firstList }: PageManifest, query: string): readonly string[] {
  if (query === '') return data;
  const call = firstList ? listCallAt(firstList, query) : null;
  return call === null ? [] : [call];
}
