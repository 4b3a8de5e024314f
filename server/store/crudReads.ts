import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListQuery } from '../../contract/core/query';
import type { Page } from '../../contract/core/response';
import type { Actor } from '../core/Actor';
import { notFound } from '../core/HttpError';
import { type Bound, boundTo } from '../core/regionScope';
import type { Db } from '../db/types';
import type { CrudOptions, CrudTable, Filters, FilterValues, Reader, Selected } from './CrudOptions';
import type { CrudShape } from './crudShape';
import { pageStatements } from './pageStatements';
import { readPage } from './readPage';
import type { Selection } from './Selection';
import { statementName } from './statementName';
import { toHttpError } from './toHttpError';

/** Key of the reader's regions among a list's filters; the leading space keeps any query from naming it. */
const READER = ' reader';

/** Read operations of a CRUD store. */
export function crudReads<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>(db: Db, options: CrudOptions<Table, Columns, F, Regions>, { selected, listed, regional, isPossible }: CrudShape) {
  type Answer = Selected<Columns>;
  const { entity, table } = options;
  const filters: Filters = { ...listed.filters, ...(regional && { [READER]: regional.filter }) };
  const statements = pageStatements(db, { ...options, ...listed, columns: selected, filters });
  const byId = eq(table.id, sql.placeholder('id'));
  const find = prepare('find', byId);
  const findOfRegions =
    regional && prepare('find_of_regions', and(byId, regional.filter.condition(sql.placeholder('regions'), []))!);

  function prepare(name: string, condition: ReturnType<typeof eq>) {
    const select = db
      .select(selected)
      .from(table as PgTable)
      .where(condition);
    return select.prepare(statementName(`${entity}_${name}`, select.toSQL().sql));
  }

  /** The reader's regions; undefined if unrestricted. */
  function regionsOf([reader]: readonly [Bound?]): readonly string[] | undefined {
    if (!regional) return undefined;
    if (!reader) throw new Error(`${entity}: the reader is missing`);
    return boundTo(reader);
  }
  const withinRegions = <Query extends object>(query: Query, reader: readonly [Bound?]) => {
    const regions = regionsOf(reader);
    return regions ? { ...query, [READER]: regions } : query;
  };

  return {
    entity,

    /** Returns the whole list, for an export. @throws HttpError 422 for an unknown sort */
    whole: (query: Omit<ListQuery, 'page' | 'limit'> & FilterValues<F>, ...reader: Reader<Regions>) =>
      statements.whole(withinRegions(query, reader)),

    /** Returns a page of the list. @throws HttpError 422 for an unknown sort */
    page: (query: ListQuery & FilterValues<F>, ...reader: Reader<Regions>): Promise<Page<Answer>> =>
      readPage(statements, withinRegions(query, reader)),

    /** @throws HttpError 404 */
    async find(id: string, ...reader: Reader<Regions>): Promise<Answer> {
      if (!isPossible(id)) throw notFound(options.missing);
      const regions = regionsOf(reader);
      const finding = regions ? findOfRegions!.execute({ id, regions }) : find.execute({ id });
      const [row] = await finding.catch(rethrow);
      if (!row) throw notFound(options.missing);
      return row as Answer;
    },

    /**
     * Authorises reading data stored apart from a record, such as its history.
     * @throws HttpError 404 if the record belongs, or belonged, to another region
     */
    async authorizeRead(id: string, actor: Actor): Promise<void> {
      if (!regional || !boundTo(actor)) return;
      if (!isPossible(id)) throw notFound(options.missing);
      await regional.authorizeRead(db, entity, id, actor);
    },
  };
}

const rethrow = (error: unknown): never => {
  throw toHttpError(error) ?? error;
};
