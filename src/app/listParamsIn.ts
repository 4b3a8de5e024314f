import { type GetListParams, getQuery, parseQueryFromLocation } from 'ra-core';
import { LIST_PARAMS } from '../../contract/core/listQuery';
import { FORM_PARAMS } from '../ui/list/formParams';

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
