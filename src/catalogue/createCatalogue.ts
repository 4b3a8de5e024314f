import type { z } from 'zod';
import { holdsAny } from '../authProvider/session';
import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import { createPathTranslator } from '../routing/pathTranslator';
import { createAccess } from './access';
import { auditedEntities } from './auditedEntities';
import { declaredRoutes } from './declaredRoutes';
import { findPage } from './findPage';
import { menuPlaces } from './menuPlaces';
import { catalogueMessages } from './messages';
import { createPreloading } from './preloading';
import { createRouteAccess } from './routeAccess';

export interface CatalogueOptions {
  /** Called with the input schema of a form whose code is fetched ahead, so that what the form reads of it is read by then. */
  prepareForm?: (input: z.ZodObject) => Promise<unknown>;
}

/**
 * Everything the console works out from its declarations: addresses, rights, menu places, messages, what to preload. It is made
 * once, where the console starts, and handed down by `CatalogueProvider`; what runs outside React takes it as an argument.
 *
 * @example const catalogue = createCatalogue(resources, pages); catalogue.can('banner', 'create')
 */
export function createCatalogue(
  resources: readonly Resource[],
  pages: readonly Page[],
  { prepareForm }: CatalogueOptions = {},
) {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const findResource = (name: string) => byName.get(name);
  const translator = createPathTranslator(
    Object.fromEntries(resources.map(({ name, paths }) => [name, paths])),
    pages.map(({ path }) => path),
  );
  const pageAt = (pathname: string) => findPage(pages, pathname);
  const access = createAccess(findResource);
  const routeAccess = createRouteAccess({ translator, findResource, pageAt });

  return {
    resources,
    pages,
    /** The resource of that name. */
    findResource,
    /** The declared page at a product URL that belongs to no resource, with the parameters of its address. */
    findPage: pageAt,
    /** Product URLs <-> react-admin's. */
    translator,
    ...access,
    routeAccess,
    /** Whether there is a page at a product URL, and the person may open it. */
    canOpen: (pathname: string): boolean => {
      const slugs = routeAccess(pathname);
      return Boolean(slugs && holdsAny(slugs));
    },
    ...createPreloading({ translator, findResource, pageAt, endpointOf: access.endpointOf, prepareForm }),
    /** Every entry that a declaration puts into the menu, in order within its level. */
    menuPlaces: () => menuPlaces(resources, pages),
    /** Every declared page: those of resources, then the others. */
    routes: () => declaredRoutes(resources, pages),
    /** The messages of every resource and page, under the keys where react-admin and the layout look for them. */
    messages: catalogueMessages(resources, pages),
    /** The audit log's entities, by who names them. */
    auditedEntities: auditedEntities(resources),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
export type FindResource = Catalogue['findResource'];
