import { slugsOf } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';
import { address, listAddress } from '../dataProvider/address';
import { type EndpointEntry, endpointBehind, mapped } from '../dataProvider/endpointMap';
import { recordAddress } from '../dataProvider/records';
import { firstListParams } from '../declarations/defineResource';
import { specSpelling, withoutId } from '../routing/ResourcePaths';
import { slugsOfAction } from './access';
import type { CataloguePage, CatalogueResource, CatalogueView } from './viewsOf';

/** An implemented page, for scripts and the build's manifest. */
export interface DeclaredRoute {
  /** Formatted as in the specification: `/banner/edit/{id?}`. */
  route: string;
  /** Slugs of the page, of which one is needed; a session is enough if there are none. */
  slugs: readonly Slug[];
  /** Slugs of which the page itself asks for one: those of the call behind it. */
  access: readonly Slug[];
  /** With the loaders of its messages. */
  view: CatalogueView;
  /** First calls of the page. */
  data: readonly string[];
  /** What the list of the page opens with, where its call has the query of `listQuery`. */
  firstList?: { path: string; sort: { field: string; order: string }; perPage: number };
  /** The call about the record of the address, with `{id}` in its place, and who may make it. */
  record?: { path: string; slugs: readonly Slug[] };
  /** Where the address leads without its id, if that may be missing. */
  list?: string;
}

/** Every declared page: those of resources with the right of their list, then the others. */
export function declaredRoutes(
  resources: readonly CatalogueResource[],
  pages: readonly CataloguePage[],
): DeclaredRoute[] {
  const ofResources = resources.flatMap(resource => {
    const { paths, endpoints, views } = resource;
    const entry = endpointBehind(endpoints, 'list') ?? endpointBehind(endpoints, 'show');
    return Object.entries(paths).map(([action, path]) => ({
      route: specSpelling(path),
      slugs: entry ? slugsOf(entry) : [],
      access: slugsOfAction(resource, action) ?? [],
      view: views[action]!,
      ...recordOf(resource, path),
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

/** A page below an id shows what `getOne` answers. */
function recordOf({ endpoints }: CatalogueResource, path: string) {
  const { getOne } = endpoints;
  const show = endpointBehind(endpoints, 'show');
  if (!getOne || !show || !path.includes('/:id')) return {};
  // braces are the manifest's, not the address's
  return { record: { path: recordAddress(getOne, 'ID').replace('ID', '{id}'), slugs: slugsOf(show) } };
}
