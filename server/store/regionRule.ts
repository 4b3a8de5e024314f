import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { REGIONS, type RegionCode } from '../../contract/area/region';
import { accessErrors } from '../../contract/core/errors';
import { audit_log } from '../audit/table';
import { HttpError, invalidInput, notFound } from '../core/HttpError';
import { type Bound, reaches } from '../core/regionScope';
import type { Db } from '../db/types';
import type { Filter } from './filters';

type Region = RegionCode | null;
type RegionalTable = PgTable & { id: PgColumn };

/**
 * What people who are bound to sales regions may do with records that bear one, null for the whole country: they see those of their
 * own regions and nationwide ones, and add, change and delete only those of their own (decision 0007).
 *
 * @param field the column's name in bodies and answers, where an error about it stands
 */
export function regionRule(table: RegionalTable, column: PgColumn, field: string) {
  const isSeen = (actor: Bound, region: Region) => region === null || reaches(actor, region);
  const own = ({ regions }: Bound) => regions?.map(code => REGIONS[code]).join(', ');
  const filter: Filter<readonly string[]> = {
    condition: placeholder => or(sql`${column} = any(${placeholder})`, isNull(column))!,
  };

  return {
    /** Records that a person sees; its value is what `boundTo` gives. */
    filter,

    /** @throws HttpError 404 for another region's record, 403 for a nationwide one, which is theirs to read */
    authorizeChange(actor: Bound, row: Record<string, unknown>): void {
      const region = row[field] as Region;
      if (!isSeen(actor, region)) throw notFound();
      if (reaches(actor, region)) return;
      throw new HttpError(403, accessErrors.nationwideRecord());
    },

    /** @throws HttpError 422 where a record would come to stand outside the person's regions */
    authorizeValues(actor: Bound, values: Record<string, unknown>): void {
      const region = (values[field] ?? null) as Region;
      if (reaches(actor, region)) return;
      const regions = own(actor);
      throw invalidInput({
        [field]: regions ? accessErrors.foreignRegion({ regions }) : accessErrors.noRegion(),
      });
    },

    /**
     * For what is kept of records apart from them, such as their history, also after their end.
     *
     * @throws HttpError 404 where the record is not there for the person, or was not when it was deleted
     */
    async authorizeRead(db: Db, entity: string, id: string, actor: Bound): Promise<void> {
      const [kept] = await db
        .select({ [field]: column })
        .from(table as PgTable)
        .where(eq(table.id, id));
      const state = kept ?? (await lastState(db, entity, id));
      if (!state || !isSeen(actor, (state[field] ?? null) as Region)) throw notFound();
    },
  };
}

/** A record as it was deleted. */
async function lastState(db: Db, entity: string, id: string) {
  const [end] = await db
    .select({ before: audit_log.before })
    .from(audit_log)
    .where(and(eq(audit_log.entity, entity), eq(audit_log.entity_id, id), eq(audit_log.action, 'delete')))
    .orderBy(desc(audit_log.id))
    .limit(1);
  return end?.before;
}
