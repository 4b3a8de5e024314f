import type { Store } from 'ra-core';
import { sessionIsShort } from '../authProvider/passwordState';
import type { Catalogue } from '../catalogue/createCatalogue';
import { endpointQuery } from '../dataProvider/endpointQuery';
import { isOffered } from '../dataProvider/isOffered';
import { prefetch, prefetchList } from '../dataProvider/prefetch';
import { type FirstAnswer, firstListParams } from '../declarations/defineResource';
import { perPageKey } from '../ui/list/perPageKey';
import { listParamsIn } from './listParamsIn';

/**
 * Fetches what the list at an address shows first, before anything is rendered, so that menu, title and rows appear in one paint.
 * Addresses with parameters of their own are left to the list.
 * @returns a promise that resolves once the response has arrived, or at once if nothing was requested
 */
export async function fetchFirstPage(
  { translator, findResource, can }: Pick<Catalogue, 'translator' | 'findResource' | 'can'>,
  providers: Parameters<typeof prefetchList>[0],
  store: Store,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const match = translator.matchProduct(pathname);
  const resource = match?.action === 'list' ? findResource(match.resource) : undefined;
  if (!resource?.endpoints.getList || !can(resource.name, 'list') || sessionIsShort()) return;
  const { firstAnswer, besideRows } = resource;
  const answerAhead = ({ endpoint, options }: FirstAnswer, filter = {}) =>
    isOffered(endpoint) &&
    prefetch(providers.queryClient, endpointQuery(endpoint, { query: { ...filter, ...options.query } }));
  if (firstAnswer) {
    if (search === '') await answerAhead(firstAnswer);
    return;
  }
  const { pagination, ...defaults } = firstListParams(resource);
  const perPage = store.getItem<number>(perPageKey(resource.name)) ?? pagination.perPage;
  const params = listParamsIn(search, { ...defaults, pagination: { ...pagination, perPage } });
  if (!params) return;
  await Promise.all([
    prefetchList(providers, resource.name, params),
    besideRows && answerAhead(besideRows, params.filter),
  ]);
}
