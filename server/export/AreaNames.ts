import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/** Names of areas by code, read as needed: one query for each batch of rows with new codes. */
export class AreaNames {
  readonly #names = new Map<string, string>();

  /** @param fields fields of the rows that hold codes; if empty, nothing is read */
  constructor(
    private readonly db: Db,
    private readonly fields: readonly string[],
  ) {}

  /** Loads the names of all areas in the given rows. */
  async read(rows: readonly Record<string, unknown>[]): Promise<void> {
    const codes = new Set(rows.flatMap(row => this.fields.flatMap(field => row[field] ?? [])).map(String));
    const unknown = [...codes].filter(code => !this.#names.has(code));
    if (unknown.length === 0) return;
    const found = await this.db.execute<{ code: string; name: string }>(namesOf(unknown));
    for (const code of unknown) this.#names.set(code, code);
    for (const { code, name } of found.rows) this.#names.set(code, name);
  }

  /** Returns the name of an area, or its code if it has none. */
  readonly of = (code: string): string => this.#names.get(code) ?? code;
}

/** Areas are base data with a table for each level; queried by table name, since their domain depends on the export module. */
const namesOf = (codes: readonly string[]): SQL => sql`
  select code, name from provinces where code = any(${sql.param(codes)})
  union all select code, name from regencies where code = any(${sql.param(codes)})
  union all select code, name from districts where code = any(${sql.param(codes)})
  union all select code, name from villages where code = any(${sql.param(codes)})`;
