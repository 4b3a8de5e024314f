import type { Api, Endpoint } from '../../contract/core/endpoint';
import { recordHistory } from '../../contract/history';
import type { RecordSchemas } from '../../contract/record/schemaRecord';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';
import { exportHandler } from '../export/exportHandler';
import { recordNamers } from '../export/Names';
import { crudHandlers } from '../http/crudHandlers';
import type { Handler, HandlerInput } from '../http/routes';
import type { Services } from '../http/Services';
import type { CrudTable } from '../store/CrudOptions';
import { type RecordStoreOptions, recordStore } from '../store/recordStore';
import { referenceNamers, referencesOf } from '../store/references';
import type { Selection } from '../store/Selection';
import type { Domain, DomainHistory } from './Domain';

type CrudCall = 'list' | 'one' | 'create' | 'update' | 'remove' | 'export';
interface CrudApi extends Api {
  list: Endpoint;
}

interface CrudDomainOptions<Table extends CrudTable, Calls extends Api, After extends string>
  extends RecordStoreOptions<Table, Selection>,
    Pick<Domain<string, After>, 'demo' | 'base' | 'jobs' | 'ownData'> {
  /** Handlers of calls beyond the five and the export, or in place of these, which they may call (`plain`). */
  handlers?: (
    services: Services,
    plain: Record<CrudCall, (input: object) => Promise<unknown>>,
  ) => {
    [Name in Exclude<keyof Calls, CrudCall>]: Handler<Calls[Name]>;
  } & { [Name in Extract<keyof Calls, CrudCall>]?: Handler<Calls[Name]> };
  /** The store, where writes differ by more than `beforeWrite` can say; made with `recordStore`. */
  store?: (db: Db) => unknown;
  /** Prefix of downloaded files; the record's name by default. */
  filename?: string;
  /** Who may read a record's history besides those whom the store says; false if there is none. */
  history?: DomainHistory['authorizeRead'] | false;
}

/**
 * Declares the domain of a kind of record with plain calls: store, routes, export and history follow from the record, as far as the api
 * has these calls. `beforeWrite` adds rules of its own, `handlers` further calls.
 *
 * @param record made by `defineRecord` or `schemaRecord`
 * @param api made by `crudApi`, with further calls
 * @param table made by `tableOf`, or any with a column for each stored field
 * @example export const bannerDomain = crudDomain(banner, bannerApi, banners, { demo: { after: ['identity'], seed: seedBanners } });
 */
export function crudDomain<
  const Name extends string,
  Table extends CrudTable,
  Calls extends CrudApi,
  const After extends string = never,
>(
  record: RecordSchemas & { name: Name },
  api: Calls,
  table: Table,
  options: CrudDomainOptions<Table, Calls, After> = {},
): Domain<CamelCase<Name>, After> {
  const { demo, base, jobs, ownData, handlers, filename, store, history, ...stored } = options;
  const storeOf = (store as ReturnType<typeof recordStore> | undefined) ?? recordStore(record, table, api.list, stored);
  const namers = {
    ...recordNamers(record.schema),
    ...referenceNamers(referencesOf(table, Object.entries(record.fields))),
  };
  const named = { demo, base, jobs, ownData };
  const authorizeRead =
    history ?? ((db: Db, id: string, actor: Actor) => storeOf(db).authorizeRead(id, actor) as Promise<unknown>);
  return {
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    name: record.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>,
    routes: [
      {
        api,
        handlers: services => {
          const records = storeOf(services.db);
          const plain = {
            ...crudHandlers(records as never),
            ...(api.export && {
              export: exportHandler(services, records as never, {
                record: record.schema,
                filename: filename ?? record.name.replaceAll('_', '-'),
              }),
            }),
          } as Record<string, (input: HandlerInput) => Promise<unknown>>;
          return { ...plain, ...(handlers?.(services, plain as never) as object) };
        },
      },
    ],
    history:
      authorizeRead && api.one
        ? [{ ...recordHistory(record.name, api.one), authorizeRead, ...(Object.keys(namers).length > 0 && { namers }) }]
        : [],
  };
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
