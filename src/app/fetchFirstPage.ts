import { type GetListParams, getQuery, parseQueryFromLocation, type Store } from 'ra-core';
import { LIST_PARAMS } from '../../contract/core/listQuery';
import { sessionIsShort } from '../authProvider/passwordState';
import type { Catalogue } from '../catalogue/createCatalogue';
import { endpointQuery } from '../dataProvider/endpointQuery';
import { isOffered } from '../dataProvider/isOffered';
import { prefetch, prefetchList } from '../dataProvider/prefetch';
import { type FirstAnswer, firstListParams } from '../declarations/defineResource';
import { FORM_PARAMS } from '../ui/list/formParams';
import { perPageKey } from '../ui/list/perPageKey';

const opening = { isOpening: true };

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
  const { firstResponse, besideRows } = resource;
  const answerAhead = ({ endpoint, options }: FirstAnswer, filter = {}) =>
    isOffered(endpoint) &&
    prefetch(providers.queryClient, {
      ...endpointQuery(endpoint, { query: { ...filter, ...options.query } }),
      ...opening,
    });
  if (firstResponse) {
    if (search === '') await answerAhead(firstResponse);
    return;
  }
  const { pagination, ...defaults } = firstListParams(resource);
  const perPage = store.getItem<number>(perPageKey(resource.name)) ?? pagination.perPage;
  const params = listParamsIn(search, { ...defaults, pagination: { ...pagination, perPage } });
  if (!params) return;
  await Promise.all([
    prefetchList(providers, resource.name, params, opening),
    besideRows && answerAhead(besideRows, params.filter),
  ]);
}

type ListParams = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/** The address parameters of react-admin's lists and of the form dialog over them. */
const READ = new Set([...LIST_PARAMS, ...FORM_PARAMS]);

/**
 * Returns the parameters of the call that react-admin's list makes at an address, or null if the address has parameters that only the view
 * can interpret.
 */
export function listParamsIn(search: string, defaults: ListParams): ListParams | null {
  const queryFromLocation = parseQueryFromLocation({ search });
  if (Object.keys(queryFromLocation).some(name => !READ.has(name))) return null;
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation,
    params: {},
    filterDefaultValues: defaults.filter,
    sort: defaults.sort,
    perPage: defaults.pagination.perPage,
  });
  return {
    pagination: { page, perPage },
    sort: { field: sort, order: order as ListParams['sort']['order'] },
    filter: filter ?? {},
  };
}
