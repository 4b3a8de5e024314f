import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Build metadata of a page: its code and first requests. */
export interface PageManifest {
  route: string;
  modules: string[];
  styles: string[];
  data: string[];
  /** The person needs one of these for `data`; none means that a session is enough. */
  slugs: string[];
}

/** The pages of a console build, each with the pattern of its addresses. */
export const readPages = (root: string): (PageManifest & { pattern: RegExp })[] =>
  (JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as PageManifest[]).map(page => ({
    ...page,
    pattern: routePattern(page.route),
  }));

/**
 * Preloads of a page: its code and styles, and its first data unless the person may not read them or the address
 * has filters of its own.
 */
export function pagePreloads(
  page: PageManifest,
  { slugs, plain }: { slugs: readonly string[] | undefined; plain: boolean },
) {
  const answered = slugs && (page.slugs.length === 0 || page.slugs.some(slug => slugs.includes(slug)));
  return [
    ...page.modules.map(href => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...page.styles.map(href => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(plain && answered ? page.data : []).map(
      href => `<link rel="preload" as="fetch" crossorigin href="${href.replaceAll('&', '&amp;')}">`,
    ),
  ].join('');
}

/** `/banner/edit/{id?}` as a pattern. */
const routePattern = (route: string) =>
  new RegExp(`^${route.replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}/?$`);
