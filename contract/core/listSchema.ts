import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { innermost } from './fieldKind';
import { searchedFields } from './query';

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
  const rows = shapeOf(endpoint?.answer).list;
  const filters = shapeOf(endpoint?.query);
  const sort = filters.sort && innermost(filters.sort);
  return {
    fields: rows ? shapeOf(itemOf(rows)) : {},
    filters,
    sorts: sort instanceof z.ZodEnum ? sort.options.map(String).filter(name => !name.startsWith('-')) : undefined,
    search: filters.search ? searchedFields(filters.search) : [],
  };
}

/** The schema of a record: the answer of the endpoint that reads one, else a row of the list. */
export function recordSchema(one: Endpoint | undefined, list: Endpoint | undefined): z.ZodObject | undefined {
  if (one?.answer instanceof z.ZodObject) return one.answer;
  const rows = shapeOf(list?.answer).list;
  const row = rows && itemOf(rows);
  return row instanceof z.ZodObject ? row : undefined;
}

/** The item schema of an array, also if that is optional or a repeated query parameter; any other schema itself. */
export function itemOf(schema: z.ZodType): z.ZodType {
  const inner = innermost(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : schema;
}

const shapeOf = (schema: unknown): Fields => (schema instanceof z.ZodObject ? (schema.shape as Fields) : {});
