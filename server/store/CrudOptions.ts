import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '../../contract/core/audited';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import type { Endpoint } from '../../contract/core/endpoint';
import type { Actor } from '../core/Actor';
import type { Bound } from '../core/regionScope';
import type { Tx } from '../db/types';
import type { Filter } from './filters';
import type { Selection } from './Selection';
import type { Constraints } from './toHttpError';

export type CrudTable = PgTable & { id: PgColumn; version: PgColumn };
export type RowOf<Table extends PgTable> = Table['$inferSelect'];
/** Columns that callers may set; the store manages the others. */
export type Written<Table extends PgTable> = Omit<
  Table['$inferInsert'],
  'version' | 'created_at' | 'updated_at' | 'updated_by' | 'created_by'
>;
export type Selected<Columns extends Selection> = {
  [Name in keyof Columns]: Columns[Name] extends PgColumn
    ? Columns[Name]['_']['notNull'] extends true
      ? Columns[Name]['_']['data']
      : Columns[Name]['_']['data'] | null
    : Columns[Name] extends SQL<infer Value> | SQL.Aliased<infer Value>
      ? Value
      : never;
};
// biome-ignore lint/suspicious/noExplicitAny: stands for every type of value
export type Filters = Record<string, Filter<any>>;
export type FilterValues<F extends Filters> = {
  [Name in keyof F]?: (F[Name] extends Filter<infer Value> ? Value : never) | undefined;
};

/** The reader parameter, required if the records belong to regions. */
export type Reader<Regions> = Regions extends PgColumn ? [actor: Bound] : [actor?: Bound];

type MaybePromise<Value> = Value | Promise<Value>;

export interface CrudOptions<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined = undefined,
> {
  /** Entity name in the audit log. */
  entity: AuditEntity;
  table: Table;
  /** Display name of a record, which the audit log keeps after a deletion. */
  label: (row: RowOf<Table>) => string;
  /** Columns and SQL expressions of a response; all columns by default. */
  columns?: Columns;
  /**
   * The list endpoint. Sorts, searched fields and filters of its query that are columns of the table need not be given below, and a taken
   * value of a unique column is an error at its field.
   */
  list?: Endpoint;
  /** Columns searched by `?search=`; each needs a trigram index. */
  search?: readonly PgColumn[];
  /** Allowed values of `?sort=`; each needs an index that ends in the id. Text is sorted alphabetically. */
  sorts?: Record<string, PgColumn | SQL>;
  /** `position` or `-updated_at`; the first of the sorts by default. */
  defaultSort?: string;
  /** Filters by name, as in the endpoint's query. */
  filters?: F;
  /** Total number of records, if it is stored somewhere: counting a large table is slow. */
  countAll?: SQL<number>;
  /** Constraints that user input can violate, by name. */
  constraints?: Constraints;
  /**
   * Runs in the transaction of each insert and update, before anything is written: checks the values against the record as it is, and may
   * return others to be written with them. @throws HttpError
   */
  beforeWrite?: (write: {
    tx: Tx;
    /** The record before an update; undefined for an insert. */
    before: RowOf<Table> | undefined;
    values: Partial<Written<Table>>;
    actor: Actor;
  }) => MaybePromise<Partial<Written<Table>> | undefined>;
  /** Runs in the same transaction once the record is written. */
  afterWrite?: (write: {
    tx: Tx;
    before: RowOf<Table> | undefined;
    after: RowOf<Table>;
    actor: Actor;
  }) => MaybePromise<void>;
  /** Runs in the transaction of each deletion, before it. @throws HttpError for a record that must stay */
  beforeRemove?: (removal: { tx: Tx; before: RowOf<Table>; actor: Actor }) => MaybePromise<void>;
  /** Further fields whose values must not be logged. */
  secret?: readonly string[];
  /** Column with a record's sales region, null for the whole country. It limits people who are restricted to regions (`regionRule`). */
  regions?: Regions;
  /** The message if there is no such record. */
  missing?: ErrorMessage;
}
