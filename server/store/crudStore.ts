import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/types';
import type { CrudOptions, CrudTable, Filters } from './CrudOptions';
import { crudReads } from './crudReads';
import { crudShape } from './crudShape';
import { crudWrites } from './crudWrites';
import type { Selection } from './Selection';

export { anyOf, atLeast, equals, oneOf } from './filters';

/**
 * Creates the store of a plain domain: pages, single records, and writes, each in one transaction with its audit row.
 *
 * @example
 * export const bannerStore = crudStore({ entity: 'banner', table: banners, label: row => row.title, list: bannerApi.list,
 *   filters: { status: anyOf(statuses) }, regions: banners.region_code });
 * const { list, total } = await bannerStore(db).page({ page: 1, limit: 25, placement: ['home_top'] });
 *
 * Its calls throw HttpError: 404 not found, 409 stale version or still in use, 422 at a constraint's field, 503 database unavailable.
 */
export function crudStore<
  Table extends CrudTable,
  Columns extends Selection = Table['_']['columns'],
  F extends Filters = Record<never, never>,
  Regions extends PgColumn | undefined = undefined,
>(options: CrudOptions<Table, Columns, F, Regions>) {
  const shape = crudShape(options);
  return (db: Db) => ({
    ...crudReads<Table, Columns, F, Regions>(db, options, shape),
    ...crudWrites<Table, Columns, F, Regions>(db, options, shape),
  });
}
