import { resources } from '.';
import { findPage } from './findPage';
import { translator } from './translator';

/** Fetches the code of a view ahead, for example a form's while the pointer is over a row. */
export function preloadView(resource: string, action: string): void {
  const view = resources.find(({ name }) => name === resource)?.views[action];
  // A failure is told when the view is opened.
  view?.preload().catch(() => undefined);
}

/** Fetches the code of the page at a product URL. */
export function preloadPage(pathname: string): void {
  const match = translator.matchProduct(pathname);
  if (match) preloadView(match.resource, match.action);
  findPage(pathname)
    ?.page.View.preload()
    .catch(() => undefined);
}
