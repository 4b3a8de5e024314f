import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { crudStore, oneOf } from '../../store/crudStore';
import { fromDay, untilDay } from '../../store/jakartaDays';
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

/** Reads lists of registrations. Callers must pass the actor's regions (`boundTo`) as `region`. */
export const registrationList = crudStore({
  entity: 'registration',
  table: registrations,
  label: row => row.name,
  columns: rowColumns,
  search: [registrations.name, registrations.number, registrations.owner_name],
  sorts: { due_at: registrations.due_at, submitted_at: registrations.submitted_at, name: registrations.name },
  defaultSort: 'due_at',
  filters: {
    status: oneOf(registrations.status),
    start_date: fromDay(registrations.submitted_at),
    end_date: untilDay(registrations.submitted_at),
    region: oneOf(registrations.region_code),
  },
});
