import { sql } from 'drizzle-orm';
import { REGION_CODES, type RegionCode } from '../../contract/area/region';
import type { Db } from '../../server/db/types';
import { groupBy } from '../../server/seed/groupBy';

/** A record's author says nothing about its region; areas are public. */
const NOT_BOUND = new Set([
  'users',
  'roles',
  'permissions',
  'sessions',
  'regions',
  'provinces',
  'regencies',
  'districts',
  'villages',
]);

/** Columns on which steps depend. */
const STATES = new Set(['status', 'approval', 'decision', 'is_active']);
const TEXTS = new Set(['number', 'code', 'name', 'title', 'order_number']);

interface Column extends Record<string, unknown> {
  table_name: string;
  column_name: string;
  references: string | null;
}

export interface ForeignRecords {
  /** Ids of records that belong to other regions, by table. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Returns an id of each table, and of each state that its records are in. */
  inEachState(): Promise<string[]>;
  /** Returns a number, code, name and title of each table that no record of the region has. */
  texts(): Promise<string[]>;
  /** Deletes them all, with everything that refers to them. */
  remove(): Promise<void>;
}

/**
 * Finds the records of all regions but the given one: those with another `region_code`, with a province there, with other `region_codes`,
 * and everything that refers to such a record. Tables of new domains are found by their columns.
 */
export async function foreignRecords(db: Db, region: RegionCode): Promise<ForeignRecords> {
  const { rows: columns } = await db.execute<Column>(sql`
    select c.table_name, c.column_name, k.relname as references
    from information_schema.columns c
    left join pg_constraint f on f.contype = 'f' and f.conrelid = to_regclass('public.' || c.table_name)
      and array_length(f.conkey, 1) = 1
      and f.conkey[1] = (select attnum from pg_attribute where attrelid = f.conrelid and attname = c.column_name)
    left join pg_class k on k.oid = f.confrelid
    where c.table_schema = 'public'`);
  const tables = groupBy(
    columns.filter(({ table_name }) => !NOT_BOUND.has(table_name)),
    ({ table_name }) => table_name,
  );
  const others = sql.param(REGION_CODES.filter(code => code !== region));
  const ids = new Map<string, Set<string>>();

  const conditionOf = (name: string) => {
    const parts = (tables.get(name) ?? []).flatMap(({ column_name, references }) => {
      const column = sql.identifier(column_name);
      if (column_name === 'region_code') return sql`${column} = any(${others}::text[])`;
      if (column_name === 'region_codes')
        return sql`(${column}::text[] && ${others}::text[] and not ${region} = any(${column}::text[]))`;
      if (column_name === 'province_code')
        return sql`${column} in (select code from provinces where region_code = any(${others}::text[]))`;
      const foreign = references && [...(ids.get(references) ?? [])];
      return foreign && foreign.length > 0 ? sql`${column}::text = any(${sql.param(foreign)}::text[])` : [];
    });
    return parts.length > 0 ? sql.join(parts, sql` or `) : undefined;
  };

  for (let found = -1, before = -2; found !== before; ) {
    before = found;
    for (const name of tables.keys()) {
      const condition = conditionOf(name);
      if (!condition || !tables.get(name)!.some(({ column_name }) => column_name === 'id')) continue;
      const { rows } = await db.execute<{ id: string }>(
        sql`select id::text as id from ${sql.identifier(name)} where ${condition}`,
      );
      ids.set(name, new Set(rows.map(({ id }) => id)));
    }
    found = [...ids.values()].reduce((sum, set) => sum + set.size, 0);
  }
  const textsOf = async (table: string, text: string) => {
    const value = sql`${sql.identifier(text)}::text`;
    const isForeign = sql`id::text = any(${sql.param([...(ids.get(table) ?? [])])}::text[])`;
    const { rows } = await db.execute<{ value: string }>(sql`
      select ${value} as value from ${sql.identifier(table)} where ${isForeign} and ${value} <> ''
      except select ${value} from ${sql.identifier(table)} where not ${isForeign} limit 1`);
    return rows.map(({ value: found }) => found);
  };

  return {
    ids,
    async inEachState() {
      const found: string[] = [];
      for (const [name, set] of ids) {
        const states = tables.get(name)!.filter(({ column_name }) => STATES.has(column_name));
        const by = states.map(({ column_name }) => sql.identifier(column_name));
        const { rows } = await db.execute<{ id: string }>(sql`
          select min(id::text) as id from ${sql.identifier(name)} where id::text = any(${sql.param([...set])}::text[])
          ${by.length > 0 ? sql`group by ${sql.join(by, sql`, `)}` : sql`having count(*) > 0`}`);
        found.push(...rows.map(({ id }) => id));
      }
      return found;
    },
    async texts() {
      const found: string[] = [];
      for (const { table_name, column_name } of columns)
        if (ids.has(table_name) && TEXTS.has(column_name)) found.push(...(await textsOf(table_name, column_name)));
      return [...new Set(found)];
    },
    remove: () =>
      db.transaction(async tx => {
        // disables foreign keys and the audit log's guard
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const name of tables.keys()) {
          const condition = conditionOf(name);
          if (condition) await tx.execute(sql`delete from ${sql.identifier(name)} where ${condition}`);
        }
      }),
  };
}
