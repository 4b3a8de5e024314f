import type { PageManifest } from './pageManifest';

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
