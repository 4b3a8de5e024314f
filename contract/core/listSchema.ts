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
  /** Query parameters, filters among them. */
  filters: Fields;
  /** Sort names in the order in which they are offered; undefined if the endpoint has none. */
  sorts: readonly string[] | undefined;
  /** The fields that its search looks in, as far as the contract says. */
  search: readonly string[];
}

/** Parameters of every list, which are no filters. */
const COMMON = ['page', 'limit', 'search', 'sort'];

/** The filters of a list, by their names. */
export const filterNames = ({ filters }: ListSchema): readonly string[] =>
  Object.keys(filters).filter(name => !COMMON.includes(name));

/** The schema of a list declared with `listOf` and `listQuery`; empty for any other endpoint. */
export function listSchema(endpoint: Endpoint | undefined): ListSchema {
  const rows = shapeOf(endpoint?.answer)?.list;
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

/** The schema of a record: the answer of the endpoint that reads one, else a row of the list. */
export function recordSchema(one: Endpoint | undefined, list: Endpoint | undefined): z.ZodObject | undefined {
  const rows = shapeOf(list?.answer)?.list;
  return [one?.answer, rows && itemOf(rows)].find((schema): schema is z.ZodObject => schema?.type === 'object');
}

/** The item schema of an array, also if that is optional or a repeated query parameter; any other schema itself. */
export const itemOf = (schema: z.ZodType): z.ZodType => elementOf(innermost(schema)) ?? schema;
