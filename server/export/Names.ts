import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { kindOf } from '../../contract/core/fieldKind';
import { itemOf } from '../../contract/core/listSchema';
import { referenceOf } from '../../contract/core/referenceOf';
import { type Bound, boundTo } from '../core/regionScope';
import type { Db } from '../db/types';
import { isOneOf, type Namer } from '../store/references';

/** Names of areas by code and of records by id, read as needed: one query for each batch of rows with new ones. */
export class Names {
  readonly #names = new Map<string, string>();

  /**
   * @param fields fields of the rows that hold codes or ids, and how these are named; if there are none, nothing is read
   * @param reader who reads the names: of a merchant outside their regions only the region is named
   */
  constructor(
    private readonly db: Db,
    private readonly fields: Readonly<Record<string, Namer>>,
    private readonly reader: Bound,
  ) {}

  /** Loads the names of all areas and records in the given rows. */
  async read(rows: readonly Record<string, unknown>[]): Promise<void> {
    for (const namer of new Set(Object.values(this.fields))) {
      const unknown = this.#keysIn(rows, namer).filter(key => !this.#names.has(key));
      if (unknown.length === 0) continue;
      const found = await this.db.execute<{ key: string; name: string }>(namer(unknown, boundTo(this.reader)));
      for (const key of unknown) this.#names.set(key, namer === areaNames ? key : GONE);
      for (const { key, name } of found.rows) this.#names.set(key, name);
    }
  }

  /** Returns the name of an area or record; an area's code if it has none. */
  readonly of = (key: string): string => this.#names.get(key) ?? key;

  /** Returns the names that were found of what the given rows hold, by code or id. */
  foundIn(rows: readonly Record<string, unknown>[]): Record<string, string> {
    const names = this.#keysIn(rows).map(key => [key, this.#names.get(key)] as const);
    return Object.fromEntries(names.filter((one): one is [string, string] => one[1] !== undefined && one[1] !== GONE));
  }

  /** The codes and ids in the rows, of all fields or of those with one namer. */
  #keysIn(rows: readonly Record<string, unknown>[], namer?: Namer): string[] {
    const fields = Object.keys(this.fields).filter(field => !namer || this.fields[field] === namer);
    return [...new Set(rows.flatMap(row => fields.flatMap(field => row[field] ?? [])).map(String))];
  }
}

/** In place of a record that was deleted. */
const GONE = '(sudah dihapus)';

/** Areas are base data with a table for each level; queried by table name, since the domains depend on the export module. */
export const areaNames: Namer = codes => sql`
  select code as key, name from provinces where code = any(${sql.param(codes)})
  union all select code, name from regencies where code = any(${sql.param(codes)})
  union all select code, name from districts where code = any(${sql.param(codes)})
  union all select code, name from villages where code = any(${sql.param(codes)})`;

/** How records are named in files and histories, by the resource that a reference points to. */
const RECORDS: Readonly<Record<string, Namer>> = {
  product: ids => sql`select id::text as key, name from products where ${isOneOf(sql`id`, ids)}`,
  merchant: (ids, regions) => sql`
    select m.id::text as key, case when ${regions ? sql`m.region_code = any(${sql.param(regions)})` : sql`true`} then m.name else r.short_name end as name
    from merchants m join regions r on r.code = m.region_code where ${isOneOf(sql`m.id`, ids)}`,
  role: ids => sql`select id::text as key, name from roles where ${isOneOf(sql`id`, ids)}`,
};

/** Returns how the records of a resource are named; undefined if they cannot be. */
export const namerOf = (resource: string | undefined): Namer | undefined =>
  resource !== undefined && Object.hasOwn(RECORDS, resource) ? RECORDS[resource] : undefined;

/** Returns how the fields of a record are named that hold ids of records, singly or in lists. */
export const recordNamers = (record: z.ZodObject) => namersOf(record, item => namerOf(referenceOf(item)));

/** The same for those that hold codes of areas. */
export const areaNamers = (record: z.ZodObject) =>
  namersOf(record, item => (kindOf(item) === 'area' ? areaNames : undefined));

const namersOf = ({ shape }: z.ZodObject, namerFor: (item: z.ZodType) => Namer | undefined): Record<string, Namer> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const namer = namerFor(itemOf(field as z.ZodType));
      return namer ? [[name, namer]] : [];
    }),
  );
