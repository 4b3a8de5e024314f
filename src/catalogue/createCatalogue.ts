import type { z } from 'zod';
import { recordSchema } from '../../contract/core/listSchema';
import type { Slug } from '../../contract/rights/permissions';
import { holdsAny } from '../authProvider/session';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { DetailLoaders } from '../declarations/DeclaredDetails';
import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import { createPathTranslator, type PathTranslator, withoutId } from '../routing/pathTranslator';
import { createAccess, slugsOfAction } from './access';
import { CustomMessages, type MessageSource } from './CustomMessages';
import { declaredRoutes } from './declaredRoutes';
import { menuPlaces } from './menuPlaces';
import { catalogueMessages } from './messages';
import { type FoundPage, pageFinder } from './pageFinder';
import { createPreloading } from './preloading';
import {
  type CataloguePage,
  type CatalogueResource,
  cataloguePage,
  type DefaultViews,
  sourceOf,
  viewsOf,
} from './viewsOf';
import { withDetails } from './withDetails';

export interface CatalogueOptions {
  /** Called with the input schema of a form whose code is being preloaded, so that its metadata is computed early. */
  prepareForm?: (input: z.ZodObject) => Promise<unknown>;
  /** Views for paths without one. */
  defaultViews?: DefaultViews;
  /**
   * Messages of views and of parts loaded on demand, as a whole tree; loaded with the first of them. Lists without messages of
   * their own do not wait for it.
   */
  viewMessages?: MessageSource['load'];
  /** Details that the built console loads with views rather than with declarations. */
  details?: DetailLoaders;
}

/**
 * Derives everything from the console's declarations: addresses, permissions, menu, messages, preloads. Called once at
 * startup; `CatalogueProvider` provides the result, and code outside React takes it as an argument.
 * @example const catalogue = createCatalogue(resources, pages); catalogue.can('banner', 'create')
 */
export function createCatalogue(
  declared: readonly Resource[],
  declaredPages: readonly Page[],
  { prepareForm, defaultViews = {}, viewMessages, details: loaders = { of: {} } }: CatalogueOptions = {},
) {
  const customMessages = new CustomMessages();
  const ofViews = sourceOf([], viewMessages);
  const details = withDetails(declared, loaders);
  const ofParts = [...ofViews, ...details.all];
  const shared = { messages: customMessages, ofViews, details, defaultViews };
  const resources: readonly CatalogueResource[] = declared.map(resource => viewsOf(resource, declared, shared));
  const pages: readonly CataloguePage[] = declaredPages.map(page => cataloguePage(page, shared));
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const findResource = (name: string) => byName.get(name);
  const translator = createPathTranslator(
    Object.fromEntries(resources.map(({ name, paths }) => [name, paths])),
    pages.map(({ path }) => path),
  );
  const pageAt = pageFinder(pages);
  const access = createAccess(findResource);
  const routeAccess = createRouteAccess({ translator, findResource, pageAt });

  return {
    resources,
    pages,
    /** Returns the resource with the given name. */
    findResource,
    /** Returns the declared page at a product URL outside the resources, with its path parameters. */
    findPage: pageAt,
    /** Maps product URLs to react-admin's and back. */
    translator,
    ...access,
    routeAccess,
    /** Whether a product URL has a page that the user may open. */
    canOpen: (pathname: string): boolean => {
      const slugs = routeAccess(pathname);
      return Boolean(slugs && holdsAny(slugs));
    },
    ...createPreloading({ translator, findResource, pageAt, endpointOf: access.endpointOf, prepareForm }),
    /** Addresses without their record's id, with the list that they lead to. */
    listsWithoutId: resources.flatMap(({ paths }) =>
      Object.values(paths).flatMap(action => {
        const path = withoutId(action);
        return path && paths.list ? [{ path, list: paths.list }] : [];
      }),
    ),
    /** Returns the declared menu entries that the user may open, in order within their level. */
    menuPlaces: () => menuPlaces(resources, pages).filter(({ slugs }) => slugs && holdsAny(slugs)),
    /** Returns all declared menu entries. */
    everyMenuPlace: () => menuPlaces(resources, pages),
    /** Returns every declared page: those of resources, then the others. */
    routes: () => declaredRoutes(resources, pages),
    /** Messages of every resource and page, under the keys that react-admin and the layout expect. */
    messages: catalogueMessages(resources, pages, { messages: customMessages, details: details.all }),
    /** Messages of parts loaded on demand: whether they are loaded, and how to load them. */
    partMessages: { areLoaded: () => customMessages.has(ofParts), load: () => customMessages.load(ofParts) },
    /** Audit log entities with the resources that declare them. */
    auditedEntities: auditedEntities(resources),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
export type FindResource = Catalogue['findResource'];

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
const createRouteAccess =
  ({ translator, findResource, pageAt }: Declared) =>
  (pathname: string): readonly Slug[] | undefined | null => {
    const match = translator.matchProduct(pathname);
    const resource = match && findResource(match.resource);
    if (resource) return slugsOfAction(resource, match.action);
    return pageAt(pathname)?.page.slugs ?? null;
  };

interface AuditedEntity {
  entity: string;
  /** The resource that holds its messages. */
  resource: string;
  /** Actions with a message of their own, besides the common ones. */
  actions: readonly string[];
  /** The record's schema: its labels and kinds determine how values are displayed. */
  record: z.ZodObject | undefined;
  /** Likewise, the schema of a download's filters. */
  filters: z.ZodObject | undefined;
}

/** Returns every audit log entity declared by a resource; the first declaration wins. */
export function auditedEntities(resources: readonly Resource[]): ReadonlyMap<string, AuditedEntity> {
  const entities = new Map<string, AuditedEntity>();
  for (const { name: resource, messages, endpoints } of resources) {
    const list = () => endpointForAction(endpoints, 'list');
    for (const [entity, named] of Object.entries(messages.id.audit ?? {})) {
      const { actions = {} } = named as { actions?: object };
      if (entities.has(entity)) continue;
      entities.set(entity, {
        entity,
        resource,
        actions: Object.keys(actions),
        // read lazily: schemas are loaded with the first view (`withDetails`)
        get record() {
          return recordSchema(endpointForAction(endpoints, 'show'), list());
        },
        get filters() {
          return list()?.query;
        },
      });
    }
  }
  return entities;
}
