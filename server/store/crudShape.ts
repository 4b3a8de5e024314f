import { type AnyColumn, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Endpoint } from '../../contract/core/endpoint';
import { innermost, kindOf } from '../../contract/core/fieldKind';
import { isUuid } from '../../contract/core/isUuid';
import { labelOf } from '../../contract/core/labels';
import { filterNames, type ListSchema, listSchema } from '../../contract/core/listSchema';
import { ruleError } from '../../contract/core/rules';
import { type RichTextField, sanitiseRichText } from '../core/sanitiseRichText';
import type { CrudOptions, CrudTable, Filters } from './CrudOptions';
import { equals, type Filter, oneOf, overlaps } from './filters';
import type { ListOptions } from './pageStatements';
import { regionRule } from './regionRule';
import type { Selection } from './Selection';
import { searching } from './searching';
import type { Constraints } from './toHttpError';

/** What the read and write operations of a store share, derived once from its options. */
export function crudShape<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>(options: CrudOptions<Table, Columns, F, Regions>) {
  const { entity, table, columns, regions, list } = options;
  const stored = getTableColumns(table) as Record<string, PgColumn>;
  const [regionField] = Object.entries(stored).find(([, column]) => column === regions) ?? [];
  const listed = listShape(entity, table, list, options);
  const hasUuid = table.id.getSQLType() === 'uuid';
  return {
    listed,
    /** Picks those of the given managed columns that the table has. */
    managed: (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => name in stored)),
    /** Sanitises values for storage. */
    clean: <Values extends object>(values: Values) => sanitiseTexts(values, listed.richTexts),
    selected: (columns ?? stored) as Selection,
    regional: regions && regionRule(table, regions, regionField!),
    hasUuid,
    /** Whether a text can be a record's id at all (a UUID where ids are UUIDs). */
    isPossible: (id: string) => !hasUuid || isUuid(id),
  };
}

export type CrudShape = ReturnType<typeof crudShape>;

/** Returns a record's values with its rich texts sanitised for storage. @throws HttpError 422 at a field whose text is empty afterwards */
function sanitiseTexts<Values extends object>(values: Values, fields: readonly RichTextField[]): Values {
  const given = values as Record<string, unknown>;
  const clean = fields.flatMap(field => {
    const html = given[field.name];
    return typeof html === 'string' ? [[field.name, sanitiseRichText(html, field)]] : [];
  });
  return { ...values, ...Object.fromEntries(clean) };
}

type Listed = Pick<ListOptions, 'sorts' | 'defaultSort' | 'search' | 'filters'> & {
  constraints: Constraints;
  /** Fields that are sanitised before they are stored. */
  richTexts: readonly RichTextField[];
};
type Given = { [Name in Exclude<keyof Listed, 'richTexts'>]?: Listed[Name] | undefined };

/**
 * Derives a store's sorts, filters and searched columns from its list's query, where they bear a column's name; the store supplies the
 * others. A searched phone number is found in any format. A taken value of a unique column is reported at its field.
 *
 * @throws Error for a parameter that is not a column and that the store does not supply
 */
function listShape(entity: string, table: PgTable, list: Endpoint | undefined, given: Given): Listed {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const schema = listSchema(list);
  const columnOf = (name: string, part: string) => {
    const column = columns[name];
    if (!column) throw new Error(`${entity}: ${part} '${name}' is not a column; the store must say what it is`);
    return column;
  };
  const named = <Value>(names: readonly string[], known: Record<string, Value> = {}, make: (name: string) => Value) =>
    Object.fromEntries(names.map(name => [name, known[name] ?? make(name)]));

  if (given.filters?.search && given.search)
    throw new Error(`${entity}: either 'search' or a filter 'search', not both`);
  const filters = { ...given.filters };
  if (!given.search && schema.search.some(name => isPhone(schema, name)))
    filters.search ??= searching(({ text, phone }) =>
      schema.search.map(name => (isPhone(schema, name) ? phone : text)(columnOf(name, 'searched'))),
    );
  const sorts = { ...given.sorts, ...named(schema.sorts ?? [], given.sorts, name => columnOf(name, 'sort')) };
  return {
    sorts,
    defaultSort: given.defaultSort ?? schema.sorts?.[0] ?? 'id',
    search: filters.search ? [] : (given.search ?? schema.search.map(name => columnOf(name, 'searched'))),
    filters: {
      ...filters,
      ...named(filterNames(schema), filters, name => filterOf(schema.filters[name]!, columnOf(name, 'filter'))),
    },
    constraints: { ...(list && takenValues(columns, schema)), ...given.constraints },
    richTexts: richTextsOf(schema),
  };
}

const isPhone = ({ fields }: ListSchema, name: string) =>
  fields[name] !== undefined && kindOf(fields[name]) === 'phone';

const richTextsOf = ({ fields }: ListSchema): RichTextField[] =>
  Object.entries(fields)
    .filter(([, field]) => kindOf(field) === 'richText')
    .map(([name, field]) => {
      const inner = innermost(field);
      const maxLength = inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined;
      return { name, label: labelOf(field) ?? name, maxLength };
    });

// biome-ignore lint/suspicious/noExplicitAny: each filter has its own type of value
function filterOf(query: z.ZodType, column: AnyColumn): Filter<any> {
  if (column.dataType === 'array') return overlaps(column);
  return innermost(query) instanceof z.ZodArray ? oneOf(column) : equals(column);
}

const takenValues = (columns: Record<string, PgColumn>, { fields }: ListSchema): Constraints =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { isUnique, uniqueName }]) => isUnique && uniqueName)
      .map(([field, { uniqueName }]) => {
        const label = (fields[field] && labelOf(fields[field])) ?? field;
        return [uniqueName!, { field, error: ruleError({ rule: 'taken' }, label) }];
      }),
  );
