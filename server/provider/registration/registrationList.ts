import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { REGISTRATION_GROUP_STATUSES, type RegistrationGroup } from '../../../contract/registration/registrationGroup';
import { crudStore, oneOf } from '../../store/crudStore';
import type { Filter } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { searching } from '../../store/searching';
import { provinces, regencies } from '../area/table';
import { registrations } from './table';

const nameOf = (table: typeof provinces | typeof regencies, code: AnyPgColumn): SQL<string> =>
  sql<string>`(select ${table.name} from ${table} where ${table.code} = ${code})`;

/** The columns of the list. */
export const rowColumns = {
  id: registrations.id,
  number: registrations.number,
  name: registrations.name,
  type_code: registrations.type_code,
  owner_name: registrations.owner_name,
  phone: registrations.phone,
  region_code: registrations.region_code,
  province_name: nameOf(provinces, registrations.province_code),
  regency_name: nameOf(regencies, registrations.regency_code),
  status: registrations.status,
  submitted_at: registrations.submitted_at,
  status_since: registrations.status_since,
  due_at: registrations.due_at,
  version: registrations.version,
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

/** Reads lists of registrations. Callers must pass the actor's regions (`boundTo`) as `region`. */
export const registrationList = crudStore({
  entity: 'registration',
  table: registrations,
  label: row => row.name,
  columns: rowColumns,
  sorts: { due_at: registrations.due_at, submitted_at: registrations.submitted_at, name: registrations.name },
  defaultSort: 'due_at',
  filters: registrationFilters,
});
