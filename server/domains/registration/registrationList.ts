import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { registrationApi, registrationRecord } from '../../../contract/registration/registrationApi';
import { REGISTRATION_GROUP_STATUSES, type RegistrationGroup } from '../../../contract/registration/registrationGroup';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { type Filter, fromDay, matching, oneOf, untilDay } from '../../store/filters';
import { recordStore } from '../../store/recordStore';
import { searching } from '../../store/searching';
import { toHttpError } from '../../store/toHttpError';
import { provinces, regencies } from '../area/table';
import { registrations } from './table';

const nameOf = (table: typeof provinces | typeof regencies, code: AnyPgColumn): SQL<string> =>
  sql<string>`(select ${table.name} from ${table} where ${table.code} = ${code})`;

/** What the list shows besides columns of the table. */
export const nameColumns = {
  province_name: nameOf(provinces, registrations.province_code),
  regency_name: nameOf(regencies, registrations.regency_code),
};

const inGroup: Filter<RegistrationGroup> = {
  condition: placeholder => sql`${registrations.status} = any(${placeholder})`,
  bind: group => REGISTRATION_GROUP_STATUSES[group],
};

/** The filter set 'approval merchant' of point 3, with stage and area. `region` holds the regions that the reader is bound to. */
export const registrationFilters = {
  search: searching(({ text, phone }) => [
    text(registrations.name),
    text(registrations.number),
    text(registrations.owner_name),
    phone(registrations.phone),
  ]),
  status: oneOf(registrations.status),
  start_date: fromDay(registrations.submitted_at),
  end_date: untilDay(registrations.submitted_at),
  region: oneOf(registrations.region_code),
  group: inGroup,
  province: oneOf(registrations.province_code),
  regency: oneOf(registrations.regency_code),
};

/** Reads lists of registrations, within the reader's regions. */
export const registrationList = recordStore(registrationRecord, registrations, registrationApi.list, {
  columns: nameColumns,
  regions: registrations.region_code,
  filters: registrationFilters,
});

/** Counts the registrations that the actor may see, by status, in one statement. Statuses without any are omitted. */
export async function countRegistrations(
  db: Db,
  query: QueryOf<typeof registrationApi.counts>,
  actor: Actor,
): Promise<ResponseOf<typeof registrationApi.counts>> {
  try {
    const list = await db
      .select({ status: registrations.status, registrations: sql<number>`count(*)`.mapWith(Number) })
      .from(registrations)
      .where(matching(registrationFilters, { ...query, region: boundTo(actor) }))
      .groupBy(registrations.status)
      .orderBy(registrations.status);
    return { list };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}
