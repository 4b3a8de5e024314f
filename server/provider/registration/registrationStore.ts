import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { labelsOf } from '../../../contract/core/labels';
import { REGISTRATION_STATUS_LABELS } from '../../../contract/registration/registration';
import { registrationDueAt } from '../../../contract/registration/registrationAge';
import { registrationInput, type registrationUpdate } from '../../../contract/registration/registrationInput';
import { mayBeChanged } from '../../../contract/registration/registrationSteps';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { nextNumber } from '../../store/nextNumber';
import { stableId } from '../../store/stableId';
import { merchant_types } from '../merchant/table';
import { attachDocuments } from './attachDocuments';
import { findPlace } from './findPlace';
import { lockRegistration } from './lockRegistration';
import { notifyStaff } from './notifyStaff';
import { saveRegistration } from './saveRegistration';
import { registration_events, registrations } from './table';
import { writeRegistration } from './writeRegistration';

const ENTITY = 'registration';
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', year: '2-digit', month: '2-digit' });
const labels: Record<string, string> = labelsOf(registrationInput);

/** Adds a registration that has just been sent in. Under the actor's `idempotency_key` it is added once. @returns its id */
export function addRegistration(
  services: Services,
  { village_code, opening_hours, documents = [], ...fields }: z.output<typeof registrationInput>,
  actor: Actor,
): Promise<string> {
  const { idempotency_key, user_id } = actor;
  const keyed = idempotency_key && { id: stableId(ENTITY, `${user_id}/${idempotency_key}`) };
  return writeRegistration(services, async tx => {
    const { regency_name: _, ...place } = await findPlace(tx, village_code, actor);
    const now = new Date();
    const [row] = await tx
      .insert(registrations)
      .values({
        ...keyed,
        ...fields,
        ...place,
        opening_hours: opening_hours ?? (await usualHours(tx, fields.type_code)),
        number: await nextNumber(tx, registrations.number, `REG-${month.format(now).replace('-', '')}-`, 4),
        status: 'submitted',
        submitted_at: now.toISOString(),
        due_at: registrationDueAt(now).toISOString(),
        updated_by: user_id,
      })
      .onConflictDoNothing({ target: registrations.id })
      .returning();
    if (!row) return (keyed as { id: string }).id;
    await attachDocuments(tx, services.files, row.id, documents, actor);
    await tx
      .insert(registration_events)
      .values({ registration_id: row.id, to_status: row.status, actor_id: user_id, actor_name: actor.name });
    const { globe: _globe, owner_id_number: _number, bank_account: _account, ...after } = row;
    await recordAudit(tx, actor, { action: 'create', entity: ENTITY, entity_id: row.id, label: row.name, after });
    await notifyStaff(tx, row, null);
    return row.id;
  });
}

/** Puts wrong data right. @throws HttpError 404, 409 where it is stale or was decided for good, 422 */
export function updateRegistration(
  services: Services,
  { id, version, village_code, documents, ...given }: z.output<typeof registrationUpdate>,
  actor: Actor,
): Promise<void> {
  return writeRegistration(services, async tx => {
    const row = await lockRegistration(tx, id, version, actor);
    if (!mayBeChanged(row.status))
      throw new HttpError(
        409,
        `Pendaftaran yang berstatus ${REGISTRATION_STATUS_LABELS[row.status]} tidak dapat diubah.`,
        {
          data: { reason: 'closed', version: row.version },
        },
      );
    const place = village_code && village_code !== row.village_code && (await findPlace(tx, village_code, actor));
    const { regency_name: _, ...areas } = place || { regency_name: '' };
    const values = { ...given, ...areas };
    const changed = Object.keys({ ...given, ...(place && { village_code }) }).filter(
      name => !same(row[name as keyof typeof row], values[name as keyof typeof values]),
    );
    const papers = documents?.length ? await attachDocuments(tx, services.files, id, documents, actor) : [];
    const named = [...changed.map(name => labels[name] ?? name), ...papers];
    await saveRegistration(tx, actor, row, values, {
      action: 'update',
      ...(named.length > 0 && { event: { note: `Diubah: ${named.join(', ')}.`.slice(0, 500) } }),
      ...(papers.length > 0 && { beside: { before: {}, after: { documents: papers } } }),
    });
  });
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The hours that a shop of the kind usually keeps, every day. */
async function usualHours(tx: Tx, type: z.output<typeof registrationInput>['type_code']) {
  const [{ open_time: open, close_time: close } = { open_time: '08:00', close_time: '17:00' }] = await tx
    .select({ open_time: merchant_types.open_time, close_time: merchant_types.close_time })
    .from(merchant_types)
    .where(eq(merchant_types.code, type));
  return Array.from({ length: 7 }, () => ({ open, close }));
}
