import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Registration } from '../../../contract/registration/registrationRecord';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { districts, villages } from '../area/table';
import { users } from '../identity/account/table';
import { merchant_types, merchants, owners } from '../merchant/table';
import { merchant_accounts } from '../merchantRole/table';
import { safelyNamed } from './documentFiles';
import { findNeighbours } from './findNeighbours';
import { findViewers } from './presence';
import { nameColumns } from './registrationList';
import { merchant_documents, registration_events, registrations } from './table';

/**
 * Returns the full record of a registration: documents in the order in which its type requires them, timeline, other viewers, and
 * duplicates and neighbours within the actor's regions.
 *
 * @throws HttpError 404 if there is none, or it is outside the actor's regions
 */
export async function findRegistration(db: Db, id: string, actor: Actor): Promise<Registration> {
  const regions = boundTo(actor);
  const [row] = isUuid(id)
    ? await db
        .select({
          ...getTableColumns(registrations),
          ...nameColumns,
          district_name: districts.name,
          village_name: villages.name,
          required_documents: merchant_types.required_document_codes,
          requires_field_verification: merchant_types.requires_field_verification,
        })
        .from(registrations)
        .innerJoin(merchant_types, eq(merchant_types.code, registrations.type_code))
        .innerJoin(districts, eq(districts.code, registrations.district_code))
        .innerJoin(villages, eq(villages.code, registrations.village_code))
        .where(and(eq(registrations.id, id), regions && inArray(registrations.region_code, regions as never)))
    : [];
  if (!row) throw notFound();
  const [documents, events, viewers, duplicates, neighbours] = await Promise.all([
    findDocuments(db, row.id),
    db
      .select()
      .from(registration_events)
      .where(eq(registration_events.registration_id, row.id))
      .orderBy(desc(registration_events.created_at), desc(registration_events.id)),
    findViewers(db, row.id, actor),
    findDuplicates(db, row, regions),
    findNeighbours(db, row, regions),
  ]);
  const rank = (code: (typeof documents)[number]['type_code']) => (row.required_documents.indexOf(code) + 100) % 100;
  documents.sort((one, other) => rank(one.type_code) - rank(other.type_code));
  return { ...row, documents, events, viewers, duplicates, neighbours } as Registration;
}

const findDocuments = async (db: Db, id: string) =>
  safelyNamed(
    await db
      .select({ ...getTableColumns(merchant_documents), checked_by: users.name })
      .from(merchant_documents)
      .leftJoin(users, eq(users.id, merchant_documents.checked_by))
      .where(eq(merchant_documents.registration_id, id)),
  );

type Duplicate = Registration['duplicates'][number];
type Applicant = Pick<typeof registrations.$inferSelect, 'id' | 'phone' | 'owner_id_number' | 'merchant_id'>;

const MAX_FOUND = 5;

/** Finds open registrations and merchants with the same phone or identity number; each condition uses an index. */
async function findDuplicates(
  db: Db,
  { id, phone, owner_id_number, merchant_id }: Applicant,
  regions: readonly string[] | undefined,
): Promise<Duplicate[]> {
  const within = (column: SQL) => (regions ? sql`and ${column} = any(${sql.param([...regions])})` : sql.empty());
  const { rows } = await db.execute<Duplicate & Record<string, unknown>>(sql`
    select * from (
      (select case when r.phone = ${phone} then 'phone' else 'id_number' end as "by", 'registration' as entity, r.id, r.number, r.name
        from ${registrations} r
        where (r.phone = ${phone} or r.owner_id_number = ${owner_id_number}) and r.id <> ${id}
          and r.status not in ('rejected', 'withdrawn', 'expired', 'activated') ${within(sql`r.region_code`)}
        order by r.created_at desc limit ${MAX_FOUND})
      union all
      (select 'phone' as "by", 'merchant' as entity, m.id, m.number, m.name
        from ${merchants} m
        where (m.owner_id in (select o.id from ${owners} o where o.phone = ${phone})
            or m.id in (select a.merchant_id from ${merchant_accounts} a where a.phone = ${phone} and a.is_active))
          and m.id is distinct from ${merchant_id}::uuid ${within(sql`m.region_code`)}
        order by m.joined_at desc limit ${MAX_FOUND})
    ) found limit ${MAX_FOUND}`);
  return rows.map(({ by, entity, id: duplicateId, number, name }) => ({ by, entity, id: duplicateId, number, name }));
}
