import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '../../contract/audited';
import type { Page } from '../../contract/core/answer';
import type { ListQuery } from '../../contract/core/query';
import { recordAudit } from '../audit/recordAudit';
import type { AuditedFields } from '../audit/table';
import type { Actor } from '../core/Actor';
import { notFound, staleVersion } from '../core/HttpError';
import { type Bound, boundTo } from '../core/regionScope';
import type { Db, Tx } from '../db/types';
import type { Filter } from './filters';
import { isUuid } from './isUuid';
import { type ListOptions, pageStatements, type Selection } from './pageStatements';
import { regionRule } from './regionRule';
import { stableId } from './stableId';
import { statementName } from './statementName';
import { type Constraints, toHttpError } from './toHttpError';

export { anyOf, atLeast, equals, oneOf } from './filters';

type CrudTable = PgTable & { id: PgColumn; version: PgColumn };
type RowOf<Table extends PgTable> = Table['$inferSelect'];
/** What callers may set: the store sees to the rest. */
type Written<Table extends PgTable> = Omit<
  Table['$inferInsert'],
  'version' | 'created_at' | 'updated_at' | 'updated_by' | 'created_by'
>;
type Selected<Columns extends Selection> = {
  [Name in keyof Columns]: Columns[Name] extends PgColumn
    ? Columns[Name]['_']['notNull'] extends true
      ? Columns[Name]['_']['data']
      : Columns[Name]['_']['data'] | null
    : Columns[Name] extends SQL<infer Value> | SQL.Aliased<infer Value>
      ? Value
      : never;
};
// biome-ignore lint/suspicious/noExplicitAny: stands for every type of value
type Filters = Record<string, Filter<any>>;
type FilterValues<F extends Filters> = {
  [Name in keyof F]?: (F[Name] extends Filter<infer Value> ? Value : never) | undefined;
};

/** Who reads: a store whose records bear regions must be told. */
type Reader<Regions> = Regions extends PgColumn ? [actor: Bound] : [actor?: Bound];

export interface CrudOptions<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined = undefined,
> {
  /** What the audit log calls a record. */
  entity: AuditEntity;
  table: Table;
  /** What people call a record: the log shows it when the record is gone. */
  label: (row: RowOf<Table>) => string;
  /** What answers carry: columns, and SQL for what is worked out. All columns unless said. */
  columns?: Columns;
  /** Columns that `?search=` looks in; each needs a trigram index. */
  search?: readonly PgColumn[];
  /** What `?sort=` may name; each needs an index that ends in the id. Text is sorted alphabetically by itself. */
  sorts: Record<string, PgColumn | SQL>;
  /** `position` or `-updated_at`. */
  defaultSort: string;
  /** Names as in the endpoint's query. */
  filters?: F;
  /** How many records there are in all, where that is kept somewhere: counting a large table takes the longer the more it holds. */
  countAll?: SQL<number>;
  /** What a search finds is counted along with its rows: better where a search is dear and finds few. */
  countAlong?: boolean;
  /** Constraints that a person can break, by name. */
  constraints?: Constraints;
  /** Further fields whose values the log must not keep. */
  secret?: readonly string[];
  /** The column with a record's sales region, null for the whole country. With it people who are bound to regions are (`regionRule`). */
  regions?: Regions;
}

/** Stands for the reader's regions among a list's filters; no query can name it. */
const READER = ' reader';

/**
 * The store of a plain domain: pages, one record, and writes that are one transaction with their audit row.
 *
 * @example
 * export const bannerStore = crudStore({ entity: 'banner', table: banners, label: row => row.title, search: [banners.title],
 *   sorts: { position: banners.position, title: banners.title }, defaultSort: 'position',
 *   filters: { is_active: equals<boolean>(banners.is_active), placement: oneOf(banners.placement) } });
 * const { list, total } = await bannerStore(db).page({ page: 1, limit: 25, placement: ['home_top'] });
 *
 * Refusals: 404 no such record, 409 stale version or still in use, 422 a constraint's field, 503 database away.
 */
export function crudStore<
  Table extends CrudTable,
  Columns extends Selection = Table['_']['columns'],
  F extends Filters = Record<never, never>,
  Regions extends PgColumn | undefined = undefined,
>(options: CrudOptions<Table, Columns, F, Regions>) {
  const { entity, table, label, constraints, secret } = options;
  const stored = getTableColumns(table) as Record<string, PgColumn>;
  const columns = (options.columns ?? stored) as Selection;
  const [regionField] = Object.entries(stored).find(([, column]) => column === options.regions) ?? [];
  const regional = options.regions && regionRule(table, options.regions, regionField!);
  const filters = { ...options.filters, ...(regional && { [READER]: regional.filter }) };
  const listOptions: ListOptions = { search: [], ...options, columns, filters };
  type Row = RowOf<Table> & AuditedFields;
  type Answer = Selected<Columns>;

  return (db: Db) => {
    const statements = pageStatements(db, listOptions);
    const find = db
      .select(columns)
      .from(table as PgTable)
      .where(eq(table.id, sql.placeholder('id')));
    const findStatement = find.prepare(statementName(`${entity}_find`, find.toSQL().sql));
    const findOfRegions = regional && prepareFindOfRegions();

    function prepareFindOfRegions() {
      const ofRegions = db
        .select(columns)
        .from(table as PgTable)
        .where(and(eq(table.id, sql.placeholder('id')), regional!.filter.condition(sql.placeholder('regions'), [])));
      return ofRegions.prepare(statementName(`${entity}_find_of_regions`, ofRegions.toSQL().sql));
    }

    /** The regions that a reader is bound to; undefined where nothing binds. */
    function regionsOf([reader]: readonly [Bound?]): readonly string[] | undefined {
      if (!regional) return undefined;
      if (!reader) throw new Error(`${entity}: who reads must be said`);
      return boundTo(reader);
    }
    const asked = <Query extends object>(query: Query, reader: readonly [Bound?]) => {
      const regions = regionsOf(reader);
      return regions ? { ...query, [READER]: regions } : query;
    };

    /** One transaction; what the database refuses becomes a refusal. */
    async function write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      try {
        return await db.transaction(work);
      } catch (error) {
        throw toHttpError(error, constraints) ?? error;
      }
    }

    /** The record, locked until the transaction ends, in the version that the caller read. */
    async function lockRow(tx: Tx, id: string, version: number | undefined, actor: Actor): Promise<Row> {
      if (!isPossible(id)) throw notFound();
      const [row] = (await tx
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id))
        .for('update')) as Row[];
      if (!row) throw notFound();
      regional?.authorizeChange(actor, row);
      if (version !== undefined && row.version !== version) throw staleVersion(row.version as number);
      return row;
    }

    /** The record as answers carry it. */
    async function answer(tx: Tx, row: Row): Promise<Answer> {
      if (!options.columns) return row as Answer;
      const [shown] = await tx
        .select(columns)
        .from(table as PgTable)
        .where(eq(table.id, row.id));
      return shown as Answer;
    }

    /** The id that a keyed adding always gives; none without a key. */
    const keyedId = ({ user_id, idempotency_key }: Actor) =>
      idempotency_key && table.id.getSQLType() === 'uuid'
        ? stableId(entity, `${user_id}/${idempotency_key}`)
        : undefined;
    const isPossible = (id: string) => table.id.getSQLType() !== 'uuid' || isUuid(id);
    const managed = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => name in stored));

    return {
      entity,

      /** The whole list, for a download. An unknown sort is refused with 422. */
      whole: (query: Omit<ListQuery, 'page' | 'limit'> & FilterValues<F>, ...reader: Reader<Regions>) =>
        statements.whole(asked(query, reader)),

      /** A page of the list. An unknown sort is refused with 422. */
      async page(query: ListQuery & FilterValues<F>, ...reader: Reader<Regions>): Promise<Page<Answer>> {
        const { page, limit } = query;
        const within = asked(query, reader);
        const found = await statements.rows(within).catch(rethrow);
        const total = found[0]?.total ?? (page > 1 ? await statements.total(within).catch(rethrow) : 0);
        return {
          list: found.map(({ row }) => row as Answer),
          meta: { page, limit, total, total_page: Math.ceil(total / limit) },
          total,
        };
      },

      /** @throws HttpError 404 */
      async find(id: string, ...reader: Reader<Regions>): Promise<Answer> {
        if (!isPossible(id)) throw notFound();
        const regions = regionsOf(reader);
        const finding = regions ? findOfRegions!.execute({ id, regions }) : findStatement.execute({ id });
        const [row] = await finding.catch(rethrow);
        if (!row) throw notFound();
        return row as Answer;
      },

      /** For what is kept of records apart from them, such as their history. @throws HttpError 404 where another region's record is or was */
      async authorizeRead(id: string, actor: Actor): Promise<void> {
        if (!regional || !boundTo(actor)) return;
        if (!isPossible(id)) throw notFound();
        await regional.authorizeRead(db, entity, id, actor);
      },

      /** Under the actor's `idempotency_key` a record is added once: the second time the one of the first time is the answer. */
      insert(values: Written<Table>, actor: Actor): Promise<Answer> {
        return write(async tx => {
          regional?.authorizeValues(actor, values);
          const by = managed({ created_by: actor.user_id, updated_by: actor.user_id });
          const id = keyedId(actor);
          const insertion = tx.insert(table).values({ ...values, ...by, ...(id && { id }) } as Table['$inferInsert']);
          const [row] = (await (id
            ? insertion.onConflictDoNothing({ target: table.id })
            : insertion
          ).returning()) as Row[];
          if (!row) return answer(tx, await lockRow(tx, id!, undefined, actor));
          await recordAudit(
            tx,
            actor,
            { action: 'create', entity, entity_id: row!.id as string, label: label(row!), after: row! },
            secret,
          );
          return answer(tx, row!);
        });
      },

      /** Changes the fields that are given, if the record is still in the version that the caller read. */
      update(
        id: string,
        { version, ...values }: Partial<Written<Table>> & { version: number },
        actor: Actor,
      ): Promise<Answer> {
        return write(async tx => {
          const before = await lockRow(tx, id, version, actor);
          regional?.authorizeValues(actor, { ...before, ...values });
          const by = managed({ updated_at: sql`now()`, updated_by: actor.user_id });
          const change = { ...values, ...by, version: version + 1 } as PgUpdateSetSource<Table>;
          const [after] = (await tx.update(table).set(change).where(eq(table.id, id)).returning()) as Row[];
          await recordAudit(
            tx,
            actor,
            { action: 'update', entity, entity_id: id, label: label(after!), before, after: after! },
            secret,
          );
          return answer(tx, after!);
        });
      },

      /** @param version refuses (409) where the record changed since; without it the record is deleted as it is */
      remove(id: string, actor: Actor, version?: number): Promise<void> {
        return write(async tx => {
          const before = await lockRow(tx, id, version, actor);
          await tx.delete(table).where(eq(table.id, id));
          await recordAudit(
            tx,
            actor,
            { action: 'delete', entity, entity_id: id, label: label(before), before },
            secret,
          );
        });
      },
    };
  };
}

const rethrow = (error: unknown): never => {
  throw toHttpError(error) ?? error;
};
