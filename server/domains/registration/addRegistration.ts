import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { RegionCode } from '../../../contract/area/region';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import type { OpeningHours } from '../../../contract/merchant/openingHours';
import { registrationDueAt } from '../../../contract/registration/registrationAge';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import type { registrationInput } from '../../../contract/registration/registrationInput';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { claimKey } from '../../store/claimKey';
import { nextNumber } from '../../store/nextNumber';
import { villages } from '../area/table';
import { villagePlaces } from '../area/villagePlaces';
import { merchant_types } from '../merchant/table';
import { attachDocuments } from './attachDocuments';
import { writeRegistration } from './lockRegistration';
import { notifyStaff } from './notifyStaff';
import { registration_events, registrations } from './table';

const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', year: '2-digit', month: '2-digit' });

/**
 * Adds a registration as submitted now, at most once per `Idempotency-Key`.
 *
 * @returns its id
 * @throws HttpError 422 for a village outside the actor's regions or unsuitable documents
 */
export function addRegistration(
  services: Services,
  { village_code, opening_hours, documents = [], ...fields }: z.output<typeof registrationInput>,
  actor: Actor,
): Promise<string> {
  return writeRegistration(services, async tx => {
    const { id, isRepeat } = await claimKey(tx, 'registration', actor);
    if (isRepeat) return id!;
    const { regency_name: _, ...place } = await findPlace(tx, village_code, actor);
    const now = new Date();
    const [inserted] = await tx
      .insert(registrations)
      .values({
        ...(id && { id }),
        ...fields,
        ...place,
        opening_hours: opening_hours ?? (await usualHours(tx, fields.type_code)),
        number: await nextNumber(tx, registrations.number, `REG-${month.format(now).replace('-', '')}-`, 4),
        status: 'submitted',
        submitted_at: now.toISOString(),
        due_at: registrationDueAt(now).toISOString(),
        updated_by: actor.user_id,
      })
      .returning();
    const row = inserted!;
    await attachDocuments(tx, services.files, row.id, documents, actor);
    await tx
      .insert(registration_events)
      .values({ registration_id: row.id, to_status: row.status, actor_id: actor.user_id, actor_name: actor.name });
    const { globe: _globe, owner_id_number: _number, bank_account: _account, ...after } = row;
    await recordAudit(tx, actor, {
      action: 'create',
      entity: 'registration',
      entity_id: row.id,
      label: row.name,
      after,
    });
    await notifyStaff(tx, row, null);
    return row.id;
  });
}

/** Returns the usual opening hours of a merchant type, the same for every day. */
async function usualHours(tx: Tx, type: MerchantTypeCode): Promise<OpeningHours> {
  const [{ open_time: open, close_time: close } = { open_time: '08:00', close_time: '17:00' }] = await tx
    .select({ open_time: merchant_types.open_time, close_time: merchant_types.close_time })
    .from(merchant_types)
    .where(eq(merchant_types.code, type));
  return Array.from({ length: 7 }, () => ({ open, close }));
}

/**
 * Returns the areas that contain a village, from district to sales region.
 *
 * @throws HttpError 422 if there is no such village, or it is outside the actor's regions
 */
export async function findPlace(tx: Tx, village: string, actor: Actor) {
  const [found] = await villagePlaces(tx).where(eq(villages.code, village));
  if (!found) throw invalidInput({ village_code: registrationErrors.unknownVillage() });
  const { village_name: _village, district_name: _district, ...place } = found;
  const region_code = place.region_code as RegionCode;
  if (!reaches(actor, region_code)) throw invalidInput({ village_code: registrationErrors.villageOutOfReach() });
  return { ...place, region_code };
}
