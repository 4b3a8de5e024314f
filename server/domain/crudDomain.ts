import type { Api, Endpoint } from '../../contract/core/endpoint';
import { recordHistory } from '../../contract/history';
import type { RecordDefinition } from '../../contract/record/defineRecord';
import type { Fields } from '../../contract/record/Field';
import type { Db } from '../db/types';
import { exportHandler } from '../export/exportHandler';
import { crudHandlers } from '../http/crudHandlers';
import type { HandlerInput } from '../http/routes';
import type { Services } from '../http/Services';
import type { CrudTable } from '../store/CrudOptions';
import { type RecordStoreOptions, recordStore } from '../store/recordStore';
import type { Selection } from '../store/Selection';
import type { Domain } from './Domain';

type CrudCall = 'list' | 'one' | 'create' | 'update' | 'remove' | 'export';
interface CrudApi extends Api {
  list: Endpoint;
  one: Endpoint;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
}

interface CrudDomainOptions<Table extends CrudTable, Calls extends Api, After extends string>
  extends RecordStoreOptions<Table, Selection>,
    Pick<Domain<string, After>, 'demo' | 'base' | 'jobs' | 'ownData'> {
  /** Handlers of calls beyond the five and the export, or in place of these. */
  handlers?: (services: Services) => {
    [Name in Exclude<keyof Calls, CrudCall>]: (input: HandlerInput<Calls[Name]>) => Promise<unknown>;
  };
  /** The store, where writes differ by more than `beforeWrite` can say; made with `recordStore`. */
  store?: (db: Db) => unknown;
  /** Prefix of downloaded files; the record's name by default. */
  filename?: string;
}

/**
 * Declares the domain of a kind of record with plain calls: store, routes, export and history follow from the record. `beforeWrite`
 * adds rules of its own, `handlers` further calls.
 *
 * @param record made by `defineRecord`
 * @param api made by `crudApi`, with further calls
 * @param table made by `tableOf`
 * @example export const bannerDomain = crudDomain(banner, bannerApi, banners, { demo: { after: ['identity'], seed: seedBanners } });
 */
export function crudDomain<
  Name extends string,
  F extends Fields,
  Table extends CrudTable,
  Calls extends CrudApi,
  const After extends string = never,
>(
  record: RecordDefinition<Name, F>,
  api: Calls,
  table: Table,
  { demo, base, jobs, ownData, handlers, filename, store, ...options }: CrudDomainOptions<Table, Calls, After> = {},
): Domain<CamelCase<Name>, After> {
  const storeOf =
    (store as ReturnType<typeof recordStore> | undefined) ?? recordStore(record, table, api.list, options);
  const named = { demo, base, jobs, ownData };
  return {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    name: record.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>,
    routes: [
      {
        api,
        handlers: services => {
          const records = storeOf(services.db);
          return {
            ...crudHandlers(records as never),
            ...(api.export && {
              export: exportHandler(services, records as never, {
                record: record.schema,
                filename: filename ?? record.name.replaceAll('_', '-'),
              }),
            }),
            ...(handlers?.(services) as object),
          } as unknown as Record<string, (input: HandlerInput) => Promise<unknown>>;
        },
      },
    ],
    history: [
      {
        ...recordHistory(record.name, api.one),
        authorizeRead: (db: Db, id, actor) => storeOf(db).authorizeRead(id, actor),
      },
    ],
  };
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
