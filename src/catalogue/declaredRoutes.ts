import { slugsOf } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';
import { listAddress } from '../dataProvider/address';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Page } from '../declarations/definePage';
import { firstListParams, type Resource } from '../declarations/defineResource';
import type { LazyView } from '../routing/lazyView';
import { specSpelling } from '../routing/ResourcePaths';
import { slugsOfAction } from './access';

/** A page that really exists, as scripts and the build's manifest see it. */
export interface DeclaredRoute {
  /** As the specification spells it: `/banner/edit/{id?}`. */
  route: string;
  /** Slugs behind the page's menu entry, of which one is needed; none where a session is enough. */
  slugs: readonly Slug[];
  /** Slugs of which the page itself asks for one: those of the call behind it. */
  access: readonly Slug[];
  view: LazyView;
  /** Calls that the page makes at once. */
  data: readonly string[];
}

/** Every declared page: those of resources by their list's right, then the others. */
export function declaredRoutes(resources: readonly Resource[], pages: readonly Page[]): DeclaredRoute[] {
  const ofResources = resources.flatMap(resource => {
    const { paths, endpoints, views } = resource;
    const entry = endpointBehind(endpoints, 'list') ?? endpointBehind(endpoints, 'show');
    return Object.entries(paths).map(([action, path]) => ({
      route: specSpelling(path),
      slugs: entry ? slugsOf(entry) : [],
      access: slugsOfAction(resource, action) ?? [],
      view: views[action]!,
      data: action === 'list' && endpoints.getList ? [listAddress(endpoints.getList, firstListParams(resource))] : [],
    }));
  });
  const others = pages.map(({ route, slugs, View, preload = [] }) => ({
    route,
    slugs,
    access: slugs,
    view: View,
    data: preload,
  }));
  return [...ofResources, ...others];
}
