import type { Slug } from '../../contract/rights/permissions';
import type { Resource } from '../declarations/defineResource';
import type { PathTranslator } from '../routing/pathTranslator';
import { slugsOfAction } from './access';
import type { FoundPage } from './pageFinder';

interface Declared {
  translator: PathTranslator;
  findResource: (name: string) => Resource | undefined;
  pageAt: (pathname: string) => FoundPage | null;
}

/**
 * Creates the function that returns the slugs for a product URL, one of which is needed to open it: those of the resource's
 * action, or a page's own. Empty if a session is enough, undefined if the page has no endpoint (nobody may open it), null
 * if there is no page.
 */
export const createRouteAccess =
  ({ translator, findResource, pageAt }: Declared) =>
  (pathname: string): readonly Slug[] | undefined | null => {
    const match = translator.matchProduct(pathname);
    const resource = match && findResource(match.resource);
    if (resource) return slugsOfAction(resource, match.action);
    return pageAt(pathname)?.page.slugs ?? null;
  };
