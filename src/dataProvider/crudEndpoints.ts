import type { Endpoint } from '../../contract/core/endpoint';

interface CrudApi<List, One, Create, Update, Remove> {
  list: List;
  one: One;
  create: Create;
  update: Update;
  remove: Remove;
}

/**
 * A plain domain's five endpoints under react-admin's names. Add others: `{ ...crudEndpoints(api), export:
 * api.export }`.
 */
export const crudEndpoints = <
  List extends Endpoint,
  One extends Endpoint,
  Create extends Endpoint,
  Update extends Endpoint,
  Remove extends Endpoint,
>({
  list,
  one,
  create,
  update,
  remove,
}: CrudApi<List, One, Create, Update, Remove>) => ({ getList: list, getOne: one, create, update, delete: remove });
