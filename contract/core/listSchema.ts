import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { innermost } from './fieldKind';

type Fields = Readonly<Record<string, z.ZodType>>;

/** What a list's endpoint says about its rows and its query. */
export interface ListSchema {
  /** Fields of a row. */
  fields: Fields;
  /** Parameters of the query, filters among them. */
  filters: Fields;
  /** What it can be sorted by, in the order in which it is offered; undefined where the endpoint does not say. */
  sorts: readonly string[] | undefined;
}

/** The schema of a list declared with `listOf` and `listQuery`; empty for any other endpoint. */
export function listSchema(endpoint: Endpoint | undefined): ListSchema {
  const rows = shapeOf(endpoint?.answer).list;
  const filters = shapeOf(endpoint?.query);
  const sort = filters.sort && innermost(filters.sort);
  return {
    fields: rows ? shapeOf(itemOf(rows)) : {},
    filters,
    sorts: sort instanceof z.ZodEnum ? sort.options.map(String).filter(name => !name.startsWith('-')) : undefined,
  };
}

/** The schema of a record: the answer of the endpoint that reads one, else a row of the list. */
export function recordSchema(one: Endpoint | undefined, list: Endpoint | undefined): z.ZodObject | undefined {
  if (one?.answer instanceof z.ZodObject) return one.answer;
  const rows = shapeOf(list?.answer).list;
  const row = rows && itemOf(rows);
  return row instanceof z.ZodObject ? row : undefined;
}

/** The schema of one item of an array, also of one that may be left out or repeated in a query; any other schema itself. */
export function itemOf(schema: z.ZodType): z.ZodType {
  const inner = innermost(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : schema;
}

const shapeOf = (schema: unknown): Fields => (schema instanceof z.ZodObject ? (schema.shape as Fields) : {});
