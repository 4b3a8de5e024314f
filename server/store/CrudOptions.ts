import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '../../contract/core/audited';
import type { Bound } from '../core/regionScope';
import type { Filter } from './filters';
import type { Selection } from './Selection';
import type { Constraints } from './toHttpError';

export type CrudTable = PgTable & { id: PgColumn; version: PgColumn };
export type RowOf<Table extends PgTable> = Table['$inferSelect'];
/** What callers may set: the store sees to the rest. */
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

/** Who reads: a store whose records bear regions must be told. */
export type Reader<Regions> = Regions extends PgColumn ? [actor: Bound] : [actor?: Bound];

export interface CrudOptions<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined = undefined,
> {
  /** The domain's name, as the audit log has it. */
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
