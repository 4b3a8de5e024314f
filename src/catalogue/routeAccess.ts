import type { Slug } from '../../contract/rights/permissions';
import { resources } from '../resources';
import { slugsOfAction } from './access';
import { findPage } from './findPage';
import { translator } from './translator';

/**
 * The slugs of which one is needed to open a product URL: those of the call behind a resource's action, or a page's own. Empty where
 * a session is enough, undefined where no call stands behind the page (nobody may), null where there is no page.
 */
export function routeAccess(pathname: string): readonly Slug[] | undefined | null {
  const match = translator.matchProduct(pathname);
  const resource = match && resources.find(({ name }) => name === match.resource);
  if (resource) return slugsOfAction(resource, match.action);
  return findPage(pathname)?.page.slugs ?? null;
}
