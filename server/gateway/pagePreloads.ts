import { LIST_PARAMS, listQuery } from '../../contract/core/listQuery';
import { queryString } from '../../contract/core/queryString';
import type { FirstList, PageManifest } from './pageManifest';

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

/**
 * Returns the address of a list's first call on a page with a query, parsed as react-admin does: values missing from the query are those of
 * the list opened without one, except for its filters. Null if only the view can interpret the query, or if it is malformed.
 */
export function listCallAt({ path, sort, perPage }: FirstList, query: string): string | null {
  const asked = new URLSearchParams(query);
  if ([...asked.keys()].some(name => !LIST_PARAMS.includes(name))) return null;
  const filter = filterIn(asked.get('filter'));
  const field = asked.get('sort');
  return (
    filter &&
    `${path}?${queryString(
      listQuery({
        pagination: { page: numberIn(asked.get('page')) ?? 1, perPage: numberIn(asked.get('perPage')) ?? perPage },
        sort: field ? { field, order: asked.get('order') ?? '' } : sort,
        filter,
      }),
    )}`
  );
}

const numberIn = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

function filterIn(text: string | null): Record<string, unknown> | null {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return typeof filter === 'object' && !Array.isArray(filter) ? (filter as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
