import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../contract/area/region';
import { accessErrors } from '../../contract/core/errors';
import { audit_log } from '../audit/table';
import { HttpError, invalidInput, notFound } from '../core/HttpError';
import { type Bound, foreignRegion, reaches, sees } from '../core/regionScope';
import type { Db } from '../db/types';
import { type Filter, oneOf } from './filters';

type Region = RegionCode | null;
type RegionalTable = PgTable & { id: PgColumn };

/**
 * Defines what people restricted to sales regions may do with records that have a region, null for the whole country: they read those of
 * their own regions and nationwide ones, and add, change and delete only those of their own (decision 0007).
 *
 * @param field the column's name in bodies and responses, at which errors are reported
 */
export function regionRule(table: RegionalTable, column: PgColumn, field: string) {
  const filter: Filter<readonly string[]> = column.notNull
    ? oneOf(column)
    : { condition: placeholder => or(sql`${column} = any(${placeholder})`, isNull(column))! };

  return {
    /** Filter for the records a person may read; `boundTo` supplies its value. */
    filter,

    /** @throws HttpError 404 for another region's record, 403 for a nationwide one, which is read-only */
    authorizeChange(actor: Bound, row: Record<string, unknown>): void {
      const region = row[field] as Region;
      if (!sees(actor, region)) throw notFound();
      if (reaches(actor, region)) return;
      throw new HttpError(403, accessErrors.nationwideRecord());
    },

    /** @throws HttpError 422 if the record would leave the person's regions */
    authorizeValues(actor: Bound, values: Record<string, unknown>): void {
      const region = (values[field] ?? null) as Region;
      if (reaches(actor, region)) return;
      throw invalidInput({ [field]: foreignRegion(actor) });
    },

    /**
     * Authorises reading data stored apart from a record, such as its history, even after the record's deletion.
     * @throws HttpError 404 if the person may not read the record, or could not when it was deleted
     */
    async authorizeRead(db: Db, entity: string, id: string, actor: Bound): Promise<void> {
      const [kept] = await db
        .select({ [field]: column })
        .from(table as PgTable)
        .where(eq(table.id, id));
      const state = kept ?? (await lastState(db, entity, id));
      if (!state || !sees(actor, (state[field] ?? null) as Region)) throw notFound();
    },
  };
}

/** Returns the last state of a deleted record. */
async function lastState(db: Db, entity: string, id: string) {
  const [end] = await db
    .select({ before: audit_log.before })
    .from(audit_log)
    .where(and(eq(audit_log.entity, entity), eq(audit_log.entity_id, id), eq(audit_log.action, 'delete')))
    .orderBy(desc(audit_log.id))
    .limit(1);
  return end?.before;
}
