import type { z } from 'zod';
import type { Endpoint } from './endpoint';
import { innermost } from './fieldKind';
import { searchedFields } from './searchedFields';
import { elementOf, shapeOf } from './shapeOf';

type Fields = Readonly<Record<string, z.ZodType>>;

/** Schemas of a list's rows and query. */
export interface ListSchema {
  /** Fields of a row. */
  fields: Fields;
  /** Query parameters, including filters. */
  filters: Fields;
  /** Sort names in the order in which they are offered; undefined if the endpoint has none. */
  sorts: readonly string[] | undefined;
  /** The searched fields, as far as the contract declares them. */
  search: readonly string[];
}

/** Parameters common to all lists, which are not filters. */
const COMMON = ['page', 'limit', 'search', 'sort'];

/** Returns the names of a list's filters. */
export const filterNames = ({ filters }: ListSchema): readonly string[] =>
  Object.keys(filters).filter(name => !COMMON.includes(name));

/** Returns the schema of a list declared with `listOf` and `listQuery`; empty for any other endpoint. */
export function listSchema(endpoint: Endpoint | undefined): ListSchema {
  const rows = shapeOf(endpoint?.response)?.list;
  const filters = shapeOf(endpoint?.query) ?? {};
  const sort = filters.sort && innermost(filters.sort);
  return {
    fields: (rows && shapeOf(itemOf(rows))) ?? {},
    filters,
    sorts: sort?.type === 'enum' ? sortsOf(sort as z.ZodEnum) : undefined,
    search: filters.search ? searchedFields(filters.search) : [],
  };
}

const sortsOf = ({ options }: z.ZodEnum) => options.map(String).filter(name => !name.startsWith('-'));

/** Returns the schema of a record: the response of the endpoint that reads one, or else a row of the list. */
export function recordSchema(one: Endpoint | undefined, list: Endpoint | undefined): z.ZodObject | undefined {
  const rows = shapeOf(list?.response)?.list;
  return [one?.response, rows && itemOf(rows)].find((schema): schema is z.ZodObject => schema?.type === 'object');
}

/** Returns the item schema of an array, including an optional one or a repeated query parameter; any other schema unchanged. */
export const itemOf = (schema: z.ZodType): z.ZodType => elementOf(innermost(schema)) ?? schema;
