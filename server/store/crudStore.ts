import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ListQuery } from '../../contract/core/query';
import type { Page } from '../../contract/core/response';
import { recordAudit } from '../audit/recordAudit';
import type { AuditedFields } from '../audit/table';
import type { Actor } from '../core/Actor';
import { notFound } from '../core/HttpError';
import { type Bound, boundTo } from '../core/regionScope';
import type { Db, Tx } from '../db/types';
import { statementName } from './boundedPage';
import type { CrudOptions, CrudTable, Filters, FilterValues, Reader, RowOf, Selected, Written } from './CrudOptions';
import { claimKey, noKey } from './claimKey';
import { type CrudShape, crudShape } from './crudShape';
import { inTransaction } from './inTransaction';
import { lockRow } from './lockRow';
import { pageStatements } from './pageStatements';
import { readPage } from './readPage';
import type { Selection } from './Selection';
import { toHttpError } from './toHttpError';

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

/** Key of the reader's regions among a list's filters; the leading space keeps any query from naming it. */
const READER = ' reader';

/** Read operations of a CRUD store. */
function crudReads<
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

/** Write operations of a CRUD store, each in one transaction with its audit row. */
function crudWrites<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>(
  db: Db,
  { entity, table, label, secret, columns, missing, ...hooks }: CrudOptions<Table, Columns, F, Regions>,
  { managed, listed, clean, selected, regional, hasUuid }: CrudShape,
) {
  type Row = RowOf<Table> & AuditedFields;
  type Answer = Selected<Columns>;
  const write = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db, work, listed.constraints);

  const lock = (tx: Tx, id: string, version: number | undefined, actor: Actor) =>
    lockRow(tx, table, id, {
      version,
      authorize: row => regional?.authorizeChange(actor, row),
      ...(missing && { missing }),
    }) as Promise<Row>;

  /** Adds to the given values what the domain makes of them. */
  const completed = async (tx: Tx, actor: Actor, values: Partial<Written<Table>>, before?: Row) => ({
    ...values,
    ...(await hooks.beforeWrite?.({ tx, before, values, actor })),
  });

  /** Returns the record in response form. */
  async function response(tx: Tx, row: Row): Promise<Answer> {
    if (!columns) return row as Answer;
    const [shown] = await tx
      .select(selected)
      .from(table as PgTable)
      .where(eq(table.id, row.id));
    return shown as Answer;
  }

  const audit = (tx: Tx, actor: Actor, action: 'create' | 'update' | 'delete', before?: Row, after?: Row) => {
    const row = (after ?? before)!;
    const states = { ...(before && { before }), ...(after && { after }) };
    return recordAudit(
      tx,
      actor,
      { action, entity, entity_id: row.id as string, label: label(row), ...states },
      secret,
    );
  };

  return {
    /**
     * Inserts a record, once per `Idempotency-Key`: a repeated request returns the first record, a different one under the same key gets
     * 409.
     */
    insert: (values: Written<Table>, actor: Actor): Promise<Answer> =>
      write(async tx => {
        const complete = await completed(tx, actor, values);
        regional?.authorizeValues(actor, complete);
        const by = managed({ created_by: actor.user_id, updated_by: actor.user_id });
        const { id, isRepeat } = hasUuid ? await claimKey(tx, entity, actor) : noKey;
        if (isRepeat) return response(tx, await lock(tx, id!, undefined, actor));
        const [row] = (await tx
          .insert(table)
          .values({ ...clean(complete), ...by, ...(id && { id }) } as Table['$inferInsert'])
          .returning()) as Row[];
        await hooks.afterWrite?.({ tx, before: undefined, after: row!, actor });
        await audit(tx, actor, 'create', undefined, row);
        return response(tx, row!);
      }),

    /** Updates the given fields if the record still has the version that the caller read. */
    update: (
      id: string,
      { version, ...values }: Partial<Written<Table>> & { version: number },
      actor: Actor,
    ): Promise<Answer> =>
      write(async tx => {
        const before = await lock(tx, id, version, actor);
        const complete = await completed(tx, actor, values as unknown as Partial<Written<Table>>, before);
        regional?.authorizeValues(actor, { ...before, ...complete });
        const by = managed({ updated_at: sql`now()`, updated_by: actor.user_id });
        const change = {
          ...clean(complete),
          ...by,
          version: version + 1,
        } as PgUpdateSetSource<Table>;
        const [after] = (await tx.update(table).set(change).where(eq(table.id, id)).returning()) as Row[];
        await hooks.afterWrite?.({ tx, before, after: after!, actor });
        await audit(tx, actor, 'update', before, after);
        return response(tx, after!);
      }),

    /** @param version version the caller read, 409 if the record has changed since; if omitted, any version is deleted */
    remove: (id: string, actor: Actor, version?: number): Promise<void> =>
      write(async tx => {
        const before = await lock(tx, id, version, actor);
        await hooks.beforeRemove?.({ tx, before, actor });
        await tx.delete(table).where(eq(table.id, id));
        await audit(tx, actor, 'delete', before);
      }),
  };
}
