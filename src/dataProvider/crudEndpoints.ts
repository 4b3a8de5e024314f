import type { Endpoint } from '../../contract/core/endpoint';

interface CrudApi<List, One, Create, Update, Remove> {
  list: List;
  one: One;
  create: Create;
  update: Update;
  remove: Remove;
  export?: Endpoint;
}

/**
 * A plain domain's five endpoints under react-admin's names, with its `export` where it has one. Add others:
 * `{ ...crudEndpoints(api), publish: api.publish }`.
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
  export: download,
}: CrudApi<List, One, Create, Update, Remove>) => ({
  getList: list,
  getOne: one,
  create,
  update,
  delete: remove,
  ...(download && { export: download }),
});
