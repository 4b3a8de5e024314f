import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { APPLICANT_DAYS, EXPIRING_STATUSES } from '../../../contract/registration/registrationSteps';
import { systemActor } from '../../audit/recordAudit';
import type { Services } from '../../http/Services';
import { writeRegistration } from './lockRegistration';
import { notifyApplicant } from './notifyApplicant';
import { saveRegistration } from './saveRegistration';
import { registrations } from './table';

/** Registrations per run; the rest waits for the next run. */
const BATCH = 200;

const actor = systemActor('registration:expire');

/** Selects registrations that have waited too long for the applicant. */
const overdue: SQL = and(
  inArray(registrations.status, [...EXPIRING_STATUSES]),
  lte(registrations.status_since, sql`now() - make_interval(days => ${APPLICANT_DAYS})`),
)!;

/**
 * Expires registrations not continued by their applicants in time, each in its own transaction with timeline, audit row and mail.
 * Safe to run in several processes at once: rows locked by another one are skipped.
 *
 * @returns how many expired
 * @throws AggregateError of the failures, after all others are done
 */
export async function expireRegistrations(services: Pick<Services, 'db' | 'outbox' | 'config'>): Promise<number> {
  const due = await services.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(overdue)
    .orderBy(asc(registrations.status_since))
    .limit(BATCH);
  const failures: unknown[] = [];
  let expired = 0;
  for (const { id } of due) {
    try {
      if (await expire(services, id)) expired += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} registrations could not be expired`);
  return expired;
}

const expire = (services: Pick<Services, 'db' | 'outbox' | 'config'>, id: string): Promise<boolean> =>
  writeRegistration(services, async tx => {
    // the status may have changed since the row was selected
    const [row] = await tx
      .select()
      .from(registrations)
      .where(and(eq(registrations.id, id), overdue))
      .for('update', { skipLocked: true });
    if (!row) return false;
    const values = { status: 'expired' as const, due_at: null };
    const note = `Tidak dilanjutkan pemohon dalam ${APPLICANT_DAYS} hari.`;
    const moved = await saveRegistration(tx, actor, row, values, { action: 'expire', event: { note } });
    await notifyApplicant(tx, moved.status, moved, services.config);
    return true;
  });
