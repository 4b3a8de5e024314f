import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { APPLICANT_DAYS, EXPIRING_STATUSES } from '../../../contract/registration/registrationSteps';
import { systemActor } from '../../audit/systemActor';
import type { Services } from '../../http/Services';
import { notifyApplicant } from './notifyApplicant';
import { saveRegistration } from './saveRegistration';
import { registrations } from './table';
import { writeRegistration } from './writeRegistration';

/** At once; what is more waits for the next round. */
const BATCH = 200;

const actor = systemActor('registration:expire');

/** Waits for the applicant, and has waited too long. */
const overdue: SQL = and(
  inArray(registrations.status, [...EXPIRING_STATUSES]),
  lte(registrations.status_since, sql`now() - make_interval(days => ${APPLICANT_DAYS})`),
)!;

/**
 * Ends registrations with which their applicants did not go on in time, each in a transaction of its own with timeline, audit row and
 * mail. Any number of processes may do it at once: a row that another one holds is left to that one.
 *
 * @returns how many expired
 * @throws AggregateError of those that failed, once all the others are done
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
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} registrations could not expire`);
  return expired;
}

const expire = (services: Pick<Services, 'db' | 'outbox' | 'config'>, id: string): Promise<boolean> =>
  writeRegistration(services, async tx => {
    // someone else may have moved it on since it was found
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
