import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { recordErrors } from '../../contract/core/errors';
import { isUuid } from '../../contract/core/isUuid';
import type { AnyField } from '../../contract/record/Field';
import { nameFieldOf } from '../../contract/record/nameFieldOf';
import type { Actor } from '../core/Actor';
import { invalidInput } from '../core/HttpError';
import { boundTo } from '../core/regionScope';
import type { Tx } from '../db/types';
import type { Constraints } from './toHttpError';

/**
 * Reads the names of records or areas: rows with `key`, an id or code, and `name`.
 * @param regions those of the reader if they are restricted to some
 */
export type Namer = (keys: readonly string[], regions: readonly string[] | undefined) => SQL;

/** A condition for rows with one of the ids; texts that cannot be ids are left out. */
export const isOneOf = (id: SQL, ids: readonly string[]): SQL =>
  sql`${id} = any(${sql.param(ids.filter(isUuid))}::uuid[])`;

/** A field with the id of a record of another table. */
interface Reference {
  field: string;
  id: PgColumn;
  other: Readonly<Record<string, PgColumn>> & { id: PgColumn };
}

/** Columns that name a record, the first of which a table has. */
const NAMES = ['name', 'title', 'number'];

/** Returns the references among a record's fields that are foreign keys of its table. */
export function referencesOf(table: PgTable, fields: readonly [string, AnyField][]): Reference[] {
  const keys = getTableConfig(table).foreignKeys.map(key => key.reference());
  return fields.flatMap(([field, { kind }]) => {
    const key = kind === 'reference' && keys.find(({ columns }) => columns.length === 1 && columns[0]!.name === field);
    if (!key) return [];
    return [{ field, id: key.columns[0]!, other: key.foreignTable as never }];
  });
}

/** The names of the records that references point to, as columns: `merchant_name` for `merchant_id`. */
export const nameColumns = (references: readonly Reference[]): Record<string, SQL> =>
  Object.fromEntries(
    references.flatMap(({ field, id, other }) => {
      const name = nameOf(other);
      // by name, as a statement about one table would leave out which of the two a column belongs to
      const own = (column: PgColumn) => sql`${sql.identifier(getTableName(id.table))}.${sql.identifier(column.name)}`;
      const { region_code: region } = getTableColumns(id.table) as Partial<Record<string, PgColumn>>;
      // readers of the record may read its region only
      const within = region && other.region_code && sql`(r.region_code is null or r.region_code = ${own(region)})`;
      const named = name && sql`(select ${name} from ${other.id.table} r where ${and(sql`r.id = ${own(id)}`, within)})`;
      return named ? [[nameFieldOf(field), named]] : [];
    }),
  );

/** How the records that references point to are named elsewhere, such as in histories. */
export const referenceNamers = (references: readonly Reference[]): Record<string, Namer> =>
  Object.fromEntries(
    references.flatMap(({ field, other }) => {
      const name = nameOf(other);
      if (!name) return [];
      const namer: Namer = (ids, regions) => {
        const within =
          regions && other.region_code && sql`(r.region_code is null or r.region_code = any(${sql.param(regions)}))`;
        return sql`select r.id::text as key, ${name} as name from ${other.id.table} r where ${and(isOneOf(sql`r.id`, ids), within)}`;
      };
      return [[field, namer]];
    }),
  );

/** The column that names a record, of the table called `r`. */
function nameOf(other: Reference['other']): SQL | undefined {
  const name = NAMES.find(column => column in other);
  return name === undefined ? undefined : sql`r.${sql.identifier(other[name]!.name)}`;
}

/** The errors at fields whose value another table does not have, such as a record that is gone or a regency that does not exist. */
export const foreignKeyErrors = (table: PgTable): Constraints =>
  Object.fromEntries(
    getTableConfig(table).foreignKeys.flatMap(key => {
      const { columns, foreignTable } = key.reference();
      // of a table that refers to itself, the same constraint also refuses deletions
      return columns.length === 1 && foreignTable !== table
        ? [[key.getName(), { field: columns[0]!.name, error: recordErrors.referenceGone() }]]
        : [];
    }),
  );

/**
 * Checks the references that a write sets: the records exist, and lie within the actor's regions as far as they have one.
 * @throws HttpError 422 naming the field; the same for a record elsewhere as for one that does not exist
 */
export async function requireReferences(
  references: readonly Reference[],
  { tx, before, values, actor }: { tx: Tx; before?: object | undefined; values: object; actor: Actor },
): Promise<void> {
  const regions = boundTo(actor);
  for (const { field, other } of references) {
    const id = (values as Record<string, unknown>)[field];
    if (typeof id !== 'string' || id === (before as Record<string, unknown> | undefined)?.[field]) continue;
    const own =
      regions &&
      other.region_code &&
      sql`(${other.region_code} is null or ${other.region_code} = any(${sql.param(regions)}))`;
    const kept = other.deleted_at && sql`${other.deleted_at} is null`;
    const { rows } = await tx.execute(
      sql`select 1 from ${other.id.table} where ${and(sql`${other.id} = ${id}`, own, kept)}`,
    );
    if (rows.length === 0) throw invalidInput({ [field]: recordErrors.referenceGone() });
  }
}
