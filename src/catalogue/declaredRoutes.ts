import { slugsOf } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';
import { listAddress } from '../dataProvider/address';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Page } from '../declarations/definePage';
import { firstListParams } from '../declarations/defineResource';
import type { LazyView } from '../routing/lazyView';
import { specSpelling } from '../routing/ResourcePaths';
import { slugsOfAction } from './access';
import { type CatalogueResource, customLoaders } from './viewsOf';

/** An implemented page, for scripts and the build's manifest. */
export interface DeclaredRoute {
  /** Formatted as in the specification: `/banner/edit/{id?}`. */
  route: string;
  /** Slugs of the page, of which one is needed; a session is enough if there are none. */
  slugs: readonly Slug[];
  /** Slugs of which the page itself asks for one: those of the call behind it. */
  access: readonly Slug[];
  view: LazyView;
  /** Loaders of the view's own messages. */
  messages: readonly (() => Promise<unknown>)[];
  /** First calls of the page. */
  data: readonly string[];
}

/** Every declared page: those of resources with the right of their list, then the others. */
export function declaredRoutes(resources: readonly CatalogueResource[], pages: readonly Page[]): DeclaredRoute[] {
  const ofResources = resources.flatMap(resource => {
    const { paths, endpoints, views } = resource;
    const entry = endpointBehind(endpoints, 'list') ?? endpointBehind(endpoints, 'show');
    return Object.entries(paths).map(([action, path]) => ({
      route: specSpelling(path),
      slugs: entry ? slugsOf(entry) : [],
      access: slugsOfAction(resource, action) ?? [],
      view: views[action]!,
      messages: customLoaders(resource.name, resources).map(({ load }) => load),
      data: action === 'list' && endpoints.getList ? [listAddress(endpoints.getList, firstListParams(resource))] : [],
    }));
  });
  const others = pages.map(({ route, slugs, View, preload = [], messages: { custom } }) => ({
    route,
    slugs,
    access: slugs,
    view: View,
    messages: custom ? [custom] : [],
    data: preload,
  }));
  return [...ofResources, ...others];
}
