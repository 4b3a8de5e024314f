import { type HasDefault, type NotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgCustomColumnBuilder,
  type PgTable,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { namesOf } from '../../contract/core/namesOf';
import { pluralOf } from '../../contract/core/pluralOf';
import type { RecordDefinition } from '../../contract/record/defineRecord';
import type { AnyField, Fields, ValueOf } from '../../contract/record/Field';
import { id, instant, instantOfInsert, timestamps, version } from '../db/columns';
import { indexesOf } from '../db/listIndexes';
import { provinceColumn, regencyColumn, regionColumn } from './area/placeColumns';
import { updatedBy } from './identity/account/table';

type Column<Value> = PgCustomColumnBuilder<{
  name: '';
  dataType: 'custom';
  columnType: 'PgCustomColumn';
  data: Value;
  driverParam: unknown;
  enumValues: undefined;
}>;
type Required<F> = F extends { optional: true }
  ? Column<NonNullable<ValueOf<F>>>
  : NotNull<Column<NonNullable<ValueOf<F>>>>;
type ColumnFor<F> = F extends { default: unknown } ? HasDefault<Required<F>> : Required<F>;
type Stored<F extends Fields> = {
  [Name in keyof F as F[Name] extends { computed: 'query' }
    ? never
    : Name extends 'created_at' | 'updated_at'
      ? never
      : Name]: ColumnFor<F[Name]>;
};
type Managed = {
  id: ReturnType<typeof id>;
  version: ReturnType<typeof version>;
  updated_by: ReturnType<typeof updatedBy>;
} & ReturnType<typeof timestamps>;

interface TableOptions<More extends Record<string, PgColumnBuilderBase>> {
  /** The tables that references point to, by field. */
  references?: Readonly<Record<string, PgTable & { id: PgColumn }>>;
  /** Columns beyond the record's fields. */
  columns?: More;
  /** Constraints and indexes beyond those that follow from the fields. */
  extras?: (table: Readonly<Record<string, ExtraConfigColumn>>) => PgTableExtraConfigValue[];
}

/**
 * Returns the table of a kind of record: its columns, the limits of its numbers and the order of its moments as constraints, unique
 * values, references, and an index for each field by which the list is sorted, filtered or searched.
 *
 * @example export const couriers = tableOf(courier, { references: { merchant_id: merchants } });
 */
export function tableOf<F extends Fields, More extends Record<string, PgColumnBuilderBase> = Record<never, never>>(
  record: RecordDefinition<string, F>,
  { references = {}, columns, extras = () => [] }: TableOptions<More> = {},
) {
  const name = pluralOf(record.name);
  const fields = Object.entries<AnyField>(record.fields).filter(([, field]) => field.computed !== 'query');
  const stored = fields.map(([field, descriptor]) => {
    const column = columnOf(descriptor);
    return [field, descriptor.unique ? column.unique(`${name}_${field}_key`) : column];
  });
  return pgTable(
    name,
    {
      id: id(),
      ...Object.fromEntries(stored),
      ...columns,
      version: version(),
      ...timestamps(),
      updated_by: updatedBy(),
    } as unknown as Stored<F> & More & Managed,
    built => {
      const table = built as Readonly<Record<string, ExtraConfigColumn>>;
      const fieldNames = (fits: (field: AnyField) => unknown) =>
        fields.filter(([, field]) => fits(field)).map(([field]) => field);
      return [
        ...indexesOf(name, table, {
          sorts: fieldNames(({ sorted }) => sorted),
          filters: fieldNames(({ filtered }) => filtered),
          search: fieldNames(({ searched }) => searched),
        }),
        ...fields.flatMap(([field, descriptor]) => constraintsOf(`${name}_${field}`, table[field]!, descriptor, table)),
        ...Object.entries(references).flatMap(([field, other]) => [
          foreignKey({
            name: `${name}_${field}_fkey`,
            columns: [table[field] as never],
            foreignColumns: [other.id as never],
          }),
          // a filter and a sort have their own
          ...(record.fields[field]?.filtered || record.fields[field]?.sorted
            ? []
            : [index(`${name}_${field}_idx`).on(table[field]!)]),
        ]),
        ...extras(table),
      ];
    },
  );
}

/** The limits of a number, and the moment that one must follow. */
function constraintsOf(
  name: string,
  column: ExtraConfigColumn,
  { kind, min, max, after }: AnyField,
  table: Readonly<Record<string, ExtraConfigColumn>>,
) {
  if (after) return [check(`${name}_check`, sql`${column} > ${table[after]}`)];
  if (kind !== 'number' && kind !== 'money') return [];
  return [check(`${name}_check`, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)];
}

/** Longest path of an uploaded picture or paper. */
const MAX_PATH = 1_000;
/** Longest value of a choice. */
const MAX_CHOICE = 60;
/** PostgreSQL's largest `integer`. */
const MAX_INTEGER = 2_147_483_647;
/** Digits of a decimal number before and after the comma. */
const PRECISION = 16;

/** Returns the column in which a field is stored, with its default. */
function columnOf(field: AnyField) {
  const column = bare(field);
  const filled = field.optional ? column : column.notNull();
  return field.default === undefined ? filled : filled.default(field.default as never);
}

function bare(field: AnyField) {
  const { kind, max, decimals = 0, choices = {}, level, computed } = field;
  switch (kind) {
    case 'text':
    case 'longText':
    case 'email':
    case 'link':
      return varchar({ length: max! });
    case 'phone':
      return varchar({ length: 20 });
    case 'richText':
      return text();
    case 'money':
    case 'number':
      if (decimals > 0) return numeric({ precision: PRECISION, scale: decimals, mode: 'number' });
      return max! > MAX_INTEGER ? bigint({ mode: 'number' }) : integer();
    case 'day':
      return date({ mode: 'string' });
    case 'moment':
      return computed ? instantOfInsert() : instant();
    case 'boolean':
      return boolean();
    case 'choice':
    case 'status':
      return varchar({ length: MAX_CHOICE, enum: namesOf(choices) });
    case 'choices':
      return varchar({ length: MAX_CHOICE, enum: namesOf(choices) }).array();
    case 'region':
      return regionColumn();
    case 'area':
      return level === 'province' ? provinceColumn() : regencyColumn();
    case 'image':
    case 'file':
      return varchar({ length: MAX_PATH });
    case 'reference':
      return uuid();
    default:
      throw new Error(`There is no column for a field of kind '${kind}'`);
  }
}
