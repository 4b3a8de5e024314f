import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { isUuid } from '../../../contract/core/isUuid';
import type { Registration } from '../../../contract/registration/registrationRecord';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { districts, villages } from '../area/table';
import { users } from '../identity/account/table';
import { merchant_types } from '../merchant/table';
import { safelyNamed } from './documentFiles';
import { findDuplicates } from './findDuplicates';
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
