import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/** Names of areas by code, read as rows that hold the codes come by: one query for each batch with new ones. */
export class AreaNames {
  readonly #names = new Map<string, string>();

  /** @param fields of the rows that hold codes; without any nothing is read */
  constructor(
    private readonly db: Db,
    private readonly fields: readonly string[],
  ) {}

  /** Makes the names known of all areas in some rows. */
  async read(rows: readonly Record<string, unknown>[]): Promise<void> {
    const codes = new Set(rows.flatMap(row => this.fields.flatMap(field => row[field] ?? [])).map(String));
    const unknown = [...codes].filter(code => !this.#names.has(code));
    if (unknown.length === 0) return;
    const found = await this.db.execute<{ code: string; name: string }>(namesOf(unknown));
    for (const code of unknown) this.#names.set(code, code);
    for (const { code, name } of found.rows) this.#names.set(code, name);
  }

  /** The name of an area; its code where it has none. */
  readonly of = (code: string): string => this.#names.get(code) ?? code;
}

/** Areas are base data, in a table for each level, whose domain stands above the export. */
const namesOf = (codes: readonly string[]): SQL => sql`
  select code, name from provinces where code = any(${sql.param(codes)})
  union all select code, name from regencies where code = any(${sql.param(codes)})
  union all select code, name from districts where code = any(${sql.param(codes)})
  union all select code, name from villages where code = any(${sql.param(codes)})`;
