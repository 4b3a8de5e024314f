import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/audited';
import { type AuditActor, recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/types';
import type { RegistrationRow } from './lockRegistration';
import { registration_events, registrations } from './table';

/** Personal numbers whose values the log must not keep. */
const SECRET = ['owner_id_number', 'bank_account'];

interface Told {
  /** The log's word for it: `update`, or the decision. */
  action: AuditAction<'registration'>;
  /** The step of the timeline; none where the data stay as they were and only a paper was looked at. */
  event?: { reason_code?: string | null; note?: string | null } | undefined;
  /** What changed beside the row, as the log shall show it. */
  beside?: { before: Record<string, unknown>; after: Record<string, unknown> };
}

/** What of a row the log keeps. */
const logged = ({ globe: _, ...row }: RegistrationRow) => row;

/** Writes changed fields of a claimed registration with its audit row and its step of the timeline. @returns the row as it is now */
export async function saveRegistration(
  tx: Tx,
  actor: AuditActor,
  before: RegistrationRow,
  values: Partial<typeof registrations.$inferInsert>,
  { action, event, beside }: Told,
): Promise<RegistrationRow> {
  const moved = values.status !== undefined && values.status !== before.status;
  const [after] = await tx
    .update(registrations)
    .set({
      ...values,
      ...(moved && { status_since: sql`clock_timestamp()` as never }),
      version: before.version + 1,
      updated_at: sql`now()` as never,
      updated_by: actor.user_id,
    })
    .where(eq(registrations.id, before.id))
    .returning();
  if (event)
    await tx.insert(registration_events).values({
      registration_id: before.id,
      from_status: before.status,
      to_status: after!.status,
      actor_id: actor.user_id,
      actor_name: actor.name,
      reason_code: event.reason_code ?? null,
      note: event.note ?? null,
      // several steps of one transaction keep their order
      created_at: sql`clock_timestamp()` as never,
    });
  await recordAudit(
    tx,
    actor,
    {
      action,
      entity: 'registration',
      entity_id: before.id,
      label: before.name,
      before: { ...logged(before), ...beside?.before },
      after: { ...logged(after!), ...beside?.after },
    },
    SECRET,
  );
  return after!;
}
