import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says of a page: the code and the first data that it needs. */
export interface PageManifest {
  route: string;
  modules: string[];
  styles: string[];
  data: string[];
  /** Of which the person needs one to be answered `data`; none where a session is enough. */
  slugs: string[];
}

/** The pages of the console that was built into a folder, each with the pattern of its addresses. */
export const readPages = (root: string): (PageManifest & { pattern: RegExp })[] =>
  (JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as PageManifest[]).map(page => ({
    ...page,
    pattern: routePattern(page.route),
  }));

/**
 * The page's own code and styles, and its first data unless they would be refused, or the address has filters of its own and
 * will ask for something else.
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
