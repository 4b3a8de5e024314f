import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { idOf, plainValue } from './plainValue';

export type Row = Record<string, unknown>;

const ROWS = 30;

/** The records in memory, one collection for each noun in the URLs: `/v1/cms/banners` and `/v1/cms/banner/{id}` share one. */
export class Records {
  private added = 0;
  private readonly collections = new Map<string, Row[]>();
  private readonly shapes = new Map<string, z.ZodType>();

  constructor(endpoints: readonly Endpoint[]) {
    for (const { response, path } of endpoints) {
      const record = rowOf(response);
      if (!record || this.collections.has(nounOf(path))) continue;
      const rows = Array.from({ length: ROWS }, (_, at) => plainValue(record, `${path} ${at}`) as Row);
      this.collections.set(nounOf(path), rows);
      this.shapes.set(nounOf(path), record);
    }
  }

  /** Returns the rows of the list at a path. */
  of(path: string): Row[] {
    const known = this.collections.get(nounOf(path)) ?? [];
    this.collections.set(nounOf(path), known);
    return known;
  }

  all(): Iterable<Row[]> {
    return this.collections.values();
  }

  /** Returns one record, completed to the shape of the requesting call. */
  one({ path, response }: Endpoint, id: string): unknown {
    const found = this.of(path).find(row => row.id === id);
    const whole = response ? plainValue(response, `${path} ${id}`) : null;
    if (whole === null || typeof whole !== 'object') return whole;
    const isKnownById = 'id' in whole && /^[0-9a-f]{8}-/.test(String(whole.id));
    return { ...whole, ...(isKnownById && { id }), ...found };
  }

  /** Adds a record to the list of a call that adds or lists such records, with every field of a list row. */
  add({ path, response }: Endpoint, body: Row): Row {
    const rows = this.of(path);
    const seed = `${path} new ${this.added++}`;
    const shape = this.shapes.get(nounOf(path)) ?? response;
    const made = shape instanceof z.ZodObject ? plainValue(shape, seed) : {};
    const row = { ...(made as Row), ...given(shape, body), id: idOf(seed) };
    rows.unshift(row);
    return row;
  }

  change({ path }: Endpoint, id: string, body: Row): void {
    const row = this.of(path).find(one => one.id === id);
    if (row) Object.assign(row, body);
  }

  remove({ path }: Endpoint, id: string): void {
    const rows = this.of(path);
    const at = rows.findIndex(row => row.id === id);
    if (at >= 0) rows.splice(at, 1);
  }
}

/** A path without parameters, in the singular. */
const nounOf = (path: string) =>
  path
    .split('/')
    .filter(step => !step.startsWith('{'))
    .join('/')
    .replace(/s$/, '');

function rowOf(response: z.ZodType | undefined): z.ZodType | undefined {
  const list = response instanceof z.ZodObject ? (response.shape as z.ZodRawShape).list : undefined;
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : undefined;
}

/** Returns the body without empty values in fields that cannot be empty: the provider then assigns the code. */
const given = (shape: z.ZodType | undefined, body: Row): Row =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => {
      const field = shape instanceof z.ZodObject && (shape.shape as z.ZodRawShape)[name];
      return value !== null || !field || (field as z.ZodType).safeParse(null).success;
    }),
  );
