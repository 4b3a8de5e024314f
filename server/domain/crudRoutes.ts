import type { Api, BodyOf, Endpoint, QueryOf } from '../../contract/core/endpoint';
import { recordSchema } from '../../contract/core/listSchema';
import type { Db } from '../db/types';
import { type Exportable, exportHandler } from '../export/exportHandler';
import { type CrudStore, crudHandlers } from '../http/crudHandlers';
import type { RouteModule } from '../http/routes';

interface CrudApi extends Api {
  list: Endpoint;
  one: Endpoint;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
}

type StoreOf<Calls extends CrudApi> = Exportable<QueryOf<Calls['list']>> &
  CrudStore<QueryOf<Calls['list']>, unknown, BodyOf<Calls['create']>, BodyOf<Calls['update']>>;

/**
 * Creates the routes of a plain domain: the five calls of `crudApi`, and `export` if the domain has one. A domain with further calls
 * declares its handlers with `routes`.
 *
 * @param store the domain's store, made by `crudStore`
 * @example routes: [crudRoutes(courierApi, courierStore)]
 */
export const crudRoutes = <Calls extends CrudApi>(api: Calls, store: (db: Db) => StoreOf<Calls>): RouteModule => ({
  api,
  handlers: services => {
    const records = store(services.db);
    const record = recordSchema(api.one, api.list)!;
    const filename = records.entity.replaceAll('_', '-');
    return {
      ...crudHandlers(records),
      ...(api.export && { export: exportHandler(services, records, { record, filename }) }),
    } as unknown as ReturnType<RouteModule['handlers']>;
  },
});
