import { type GetListParams, getQuery, parseQueryFromLocation } from 'ra-core';
import { LIST_PARAMS } from '../../contract/core/listQuery';
import { FORM_PARAMS } from '../ui/list/formParams';

type ListParams = Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/** What react-admin keeps of a list in its address, and the form over it. */
const READ = new Set([...LIST_PARAMS, ...FORM_PARAMS]);

/**
 * The parameters of the call that react-admin's list makes at an address. Null where the address has parameters that are the view's to
 * read.
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
