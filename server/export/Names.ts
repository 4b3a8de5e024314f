import { type SQL, sql } from 'drizzle-orm';
import { type Bound, boundTo } from '../core/regionScope';
import type { Db } from '../db/types';

/** What a field names: an area by its code, or a record of a resource by its id. */
export type Named = 'area' | keyof typeof RECORDS;

/** Names of areas by code and of records by id, read as needed: one query for each batch of rows with new ones. */
export class Names {
  readonly #names = new Map<string, string>();

  /**
   * @param fields fields of the rows that hold codes or ids, and what they name; if there are none, nothing is read
   * @param reader who reads the names: of a merchant outside their regions only the region is named
   */
  constructor(
    private readonly db: Db,
    private readonly fields: Readonly<Record<string, Named>>,
    private readonly reader: Bound,
  ) {}

  /** Loads the names of all areas and records in the given rows. */
  async read(rows: readonly Record<string, unknown>[]): Promise<void> {
    for (const named of new Set(Object.values(this.fields))) {
      const fields = Object.keys(this.fields).filter(field => this.fields[field] === named);
      const keys = new Set(rows.flatMap(row => fields.flatMap(field => row[field] ?? [])).map(String));
      const unknown = [...keys].filter(key => !this.#names.has(key));
      if (unknown.length === 0) continue;
      const statement = named === 'area' ? areaNames(unknown) : RECORDS[named](unknown, boundTo(this.reader));
      const found = await this.db.execute<{ key: string; name: string }>(statement);
      for (const key of unknown) this.#names.set(key, named === 'area' ? key : GONE);
      for (const { key, name } of found.rows) this.#names.set(key, name);
    }
  }

  /** Returns the name of an area or record; an area's code if it has none. */
  readonly of = (key: string): string => this.#names.get(key) ?? key;
}

/** In place of a record that was deleted. */
const GONE = '(sudah dihapus)';

/** Areas are base data with a table for each level; queried by table name, since the domains depend on the export module. */
const areaNames = (codes: readonly string[]): SQL => sql`
  select code as key, name from provinces where code = any(${sql.param(codes)})
  union all select code, name from regencies where code = any(${sql.param(codes)})
  union all select code, name from districts where code = any(${sql.param(codes)})
  union all select code, name from villages where code = any(${sql.param(codes)})`;

/** How records are named in files, by the resource that a reference points to. */
const RECORDS = {
  product: (ids: readonly string[]): SQL =>
    sql`select id::text as key, name from products where id = any(${sql.param(ids)}::uuid[])`,
  merchant: (ids: readonly string[], regions: readonly string[] | undefined): SQL => sql`
    select m.id::text as key, case when ${regions ? sql`m.region_code = any(${sql.param(regions)})` : sql`true`} then m.name else r.short_name end as name
    from merchants m join regions r on r.code = m.region_code where m.id = any(${sql.param(ids)}::uuid[])`,
  role: (ids: readonly string[]): SQL =>
    sql`select id::text as key, name from roles where id = any(${sql.param(ids)}::uuid[])`,
} as const;

/** Whether files can name the records of a resource. */
export const isNamed = (resource: string): resource is keyof typeof RECORDS => Object.hasOwn(RECORDS, resource);
