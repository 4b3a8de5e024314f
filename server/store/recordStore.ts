import { and, type Column, eq, getTableColumns, getTableName, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditEntity } from '../../contract/core/audited';
import type { Endpoint } from '../../contract/core/endpoint';
import { ruleError } from '../../contract/core/rules';
import type { AnyField, StateCondition, States } from '../../contract/record/Field';
import type { RecordSchemas } from '../../contract/record/schemaRecord';
import { isRelation } from '../../contract/record/stateOf';
import type { CrudOptions, CrudTable, Filters } from './CrudOptions';
import { anyOf, atLeast, crudStore } from './crudStore';
import { atMost } from './filters';
import { foreignKeyErrors, nameColumns, referencesOf, requireReferences } from './references';
import { regionFrom } from './regionFrom';
import type { Selection } from './Selection';
import type { Constraints } from './toHttpError';

/** What a store cannot derive from its record. */
export interface RecordStoreOptions<Table extends CrudTable, Columns extends Selection, Regions = PgColumn>
  extends Partial<
    Pick<
      CrudOptions<Table, Columns, Filters>,
      | 'search'
      | 'sorts'
      | 'defaultSort'
      | 'label'
      | 'filters'
      | 'constraints'
      | 'countAll'
      | 'missing'
      | 'secret'
      | 'beforeWrite'
      | 'afterWrite'
      | 'beforeRemove'
    >
  > {
  /** The expressions of fields that are the result of a query (`computed: 'query'`). */
  columns?: Selection;
  /** The column with the record's sales region; that of its field of this kind by default. */
  regions?: Regions;
}

/** Columns whose values make a record in responses. */
type ColumnsFor<Row> = { [Name in keyof Row]: SQL<Row[Name]> };

/**
 * Creates the store of a kind of record: columns, name, sorts, filters, derived states, the region rule and the errors at fields follow
 * from its fields, and so do the names of the records that references point to, which must be within the actor's regions; of a
 * `schemaRecord`, columns and filters do as far as the table has columns of these names.
 *
 * @param table made by `tableOf`, or any with a column for each stored field
 */
export function recordStore<
  Table extends CrudTable,
  R extends RecordSchemas,
  Regions extends PgColumn | undefined = undefined,
>(
  record: R,
  table: Table,
  list: Endpoint,
  { columns, filters, constraints, regions, beforeWrite, ...rest }: RecordStoreOptions<Table, Selection, Regions> = {},
) {
  const stored = getTableColumns(table) as Record<string, PgColumn>;
  const fields = Object.entries<AnyField>(record.fields);
  const states = fields.flatMap(([name, { states }]) =>
    states ? [{ name, ...stateSql(states as States, stored) }] : [],
  );
  const references = referencesOf(table, fields);
  const selected: Selection = {
    ...stored,
    ...nameColumns(references),
    ...Object.fromEntries(states.map(({ name, state }) => [name, state])),
    ...columns,
  };
  const regionField = fields.flatMap(([name, { from }]) => (from ? [{ name, area: from }] : []))[0];
  const day = fields.find(([, { kind, filtered }]) => kind === 'day' && filtered)?.[0];
  return crudStore({
    entity: record.name as AuditEntity,
    table,
    label: row => String((row as Record<string, unknown>)[record.label]),
    ...rest,
    columns: Object.fromEntries(Object.keys(record.schema.shape).map(name => [name, selected[name]!])) as ColumnsFor<
      z.output<R['schema']>
    >,
    list,
    filters: {
      ...Object.fromEntries(states.map(({ name, conditions }) => [name, anyOf(conditions)])),
      ...(day && { start_date: atLeast<string>(stored[day]!), end_date: atMost<string>(stored[day]!) }),
      ...filters,
    } as Filters,
    regions: (regions ?? stored[fields.find(([, { kind }]) => kind === 'region')?.[0] ?? '']) as Regions,
    constraints: { ...constraintsOf(table, fields), ...foreignKeyErrors(table), ...constraints },
    beforeWrite: async write => {
      await requireReferences(references, write);
      const region = regionField && (await regionFrom(regionField, write));
      const own = await beforeWrite?.({ ...write, values: { ...write.values, ...region } });
      return region || own ? ({ ...region, ...own } as typeof own) : undefined;
    },
  });
}

/** The errors of moments that must follow another. */
function constraintsOf(table: CrudTable, fields: readonly [string, AnyField][]): Constraints {
  return Object.fromEntries(
    fields
      .filter(([, { after }]) => after)
      .map(([field, { label }]) => [
        `${getTableName(table)}_${field}_check`,
        { field, error: ruleError({ rule: 'after' }, label) },
      ]),
  );
}

type Columns = Readonly<Record<string, Column>>;

/**
 * The contract's derived status (`stateOf`) in SQL.
 *
 * @returns `state`, the expression of a record's state; `conditions`, by state, for a filter (`anyOf`)
 */
function stateSql<Name extends string>(states: States, columns: Columns) {
  const all = Object.entries(states).map(([name, condition]) => ({ name, holds: holds(condition, columns) }));
  const cases = all.flatMap(({ name, holds }) => (holds ? [sql`when ${holds} then ${sql.raw(`'${name}'`)}`] : []));
  const otherwise = all.find(({ holds }) => !holds)?.name;
  const end = otherwise === undefined ? sql`end` : sql`else ${sql.raw(`'${otherwise}'`)} end`;
  const conditions = all.map(({ name, holds }, index) => [
    name,
    // earlier states take precedence
    and(holds, ...all.slice(0, index).map(({ holds: earlier }) => sql`(${earlier}) is not true`)) ?? sql`true`,
  ]);
  return {
    state: sql<Name>`case ${sql.join(cases, sql` `)} ${end}`,
    conditions: Object.fromEntries(conditions) as Record<Name, SQL>,
  };
}

/** The condition of a state; undefined for one that always holds. */
function holds(condition: StateCondition, columns: Columns): SQL | undefined {
  return and(
    ...Object.entries(condition).map(([field, wanted]) => {
      const column = columns[field]!;
      if (!isRelation(wanted)) return eq(column, wanted);
      return wanted.relation === 'future' ? gt(column, sql`now()`) : lte(column, sql`now()`);
    }),
  );
}
