import { z } from 'zod';
import { resources } from '../resources';
import { endpointOf } from './access';
import { findPage } from './findPage';
import { translator } from './translator';

/** Fetches the code of a view ahead, for example a form's while its list is read; what a form shows of its rules is read then too. */
export function preloadView(resource: string, action: string): void {
  const view = resources.find(({ name }) => name === resource)?.views[action];
  const input = endpointOf(resource, 'create')?.body;
  // A failure is told when the view is opened.
  view
    ?.preload()
    .then(async () => {
      if (input instanceof z.ZodObject && action === 'edit') (await import('../ui/form/fieldFacts')).fieldFacts(input);
    })
    .catch(() => undefined);
}

/** Fetches the code of the page at a product URL. */
export function preloadPage(pathname: string): void {
  const match = translator.matchProduct(pathname);
  if (match) preloadView(match.resource, match.action);
  findPage(pathname)
    ?.page.View.preload()
    .catch(() => undefined);
}
