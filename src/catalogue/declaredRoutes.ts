import { slugsOf } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';
import { address, listAddress } from '../dataProvider/address';
import { type EndpointEntry, endpointForAction, mapped } from '../dataProvider/endpointMap';
import { recordAddress } from '../dataProvider/records';
import { firstListParams } from '../declarations/defineResource';
import { specSpelling, withoutId } from '../routing/pathTranslator';
import { slugsOfAction } from './access';
import type { CataloguePage, CatalogueResource, CatalogueView } from './viewsOf';

/** An implemented page, for scripts and the build's manifest. */
export interface DeclaredRoute {
  /** Formatted as in the specification: `/banner/edit/{id?}`. */
  route: string;
  /** Slugs of the page, one of which is needed; if there are none, a session is enough. */
  slugs: readonly Slug[];
  /** Slugs one of which the page itself requires: those of its action's endpoint. */
  access: readonly Slug[];
  /** The view, with the loaders of its messages. */
  view: CatalogueView;
  /** The page's first calls. */
  data: readonly string[];
  /** What the page's list opens with, if its call uses the query of `listQuery`. */
  firstList?: { path: string; sort: { field: string; order: string }; perPage: number };
  /** The call for the address's record, with `{id}` in place of the id, and the slugs that allow it. */
  record?: { path: string; slugs: readonly Slug[] };
  /** Where the address leads without its id, if the id is optional. */
  list?: string;
}

/** Returns every declared page: those of resources, with the slugs of their list, then the others. */
export function declaredRoutes(
  resources: readonly CatalogueResource[],
  pages: readonly CataloguePage[],
): DeclaredRoute[] {
  const ofResources = resources.flatMap(resource => {
    const { paths, endpoints, views } = resource;
    const entry = endpointForAction(endpoints, 'list') ?? endpointForAction(endpoints, 'show');
    return Object.entries(paths).map(([action, path]) => ({
      route: specSpelling(path),
      slugs: entry ? slugsOf(entry) : [],
      access: slugsOfAction(resource, action) ?? [],
      view: views[action]!,
      ...recordCallOf(resource, path),
      ...(withoutId(path) && paths.list && { list: paths.list }),
      ...(action === 'list' && endpoints.getList ? firstCallOf(endpoints.getList, resource) : { data: [] }),
    }));
  });
  const others = pages.map(({ route, slugs, view, record, preload = [] }) => ({
    route,
    slugs,
    access: slugs,
    view,
    ...(record && { record: { path: record, slugs } }),
    data: preload,
  }));
  return [...ofResources, ...others];
}

function firstCallOf(getList: EndpointEntry, resource: CatalogueResource) {
  const { endpoint, mapping } = mapped(getList);
  const params = firstListParams(resource);
  const { sort, pagination } = params;
  const { besideRows } = resource;
  const hasOwnQuery = mapping.query !== undefined || mapping.filter !== undefined;
  return {
    data: [
      listAddress(getList, params),
      ...(besideRows ? [address(besideRows.endpoint, {}, besideRows.options.query)] : []),
    ],
    ...(!hasOwnQuery && { firstList: { path: endpoint.path, sort, perPage: pagination.perPage } }),
  };
}

/** Returns the `getOne` call of a page below an id, which shows its response. */
function recordCallOf({ endpoints }: CatalogueResource, path: string) {
  const { getOne } = endpoints;
  const show = endpointForAction(endpoints, 'show');
  if (!getOne || !show || !path.includes('/:id')) return {};
  // the manifest uses braces, which `recordAddress` would encode
  return { record: { path: recordAddress(getOne, 'ID').replace('ID', '{id}'), slugs: slugsOf(show) } };
}
