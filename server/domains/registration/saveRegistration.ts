import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../contract/core/audited';
import { type AuditActor, recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/types';
import type { RegistrationRow } from './lockRegistration';
import { registration_events, registrations } from './table';

/** Personal data whose values must not be stored in the audit log. */
const SECRET = ['owner_id_number', 'bank_account'];

interface Recorded {
  /** The action in the audit log: `update`, or the decision. */
  action: AuditAction<'registration'>;
  /** The timeline event; none if only a document was checked. */
  event?: { reason_code?: string | null; note?: string | null } | undefined;
  /** Changes outside the row that the audit log shows with it. */
  audited?: { before: Record<string, unknown>; after: Record<string, unknown> };
}

/** Returns the fields of a registration that the audit log stores. */
const auditedFields = ({ globe: _, ...row }: RegistrationRow) => row;

/** Writes changed fields of a locked registration, with an audit row and a timeline event. @returns the updated row */
export async function saveRegistration(
  tx: Tx,
  actor: AuditActor,
  before: RegistrationRow,
  values: Partial<typeof registrations.$inferInsert>,
  { action, event, audited }: Recorded,
): Promise<RegistrationRow> {
  const changesStatus = values.status !== undefined && values.status !== before.status;
  const [after] = await tx
    .update(registrations)
    .set({
      ...values,
      ...(changesStatus && { status_since: sql`clock_timestamp()` as never }),
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
      // now() is constant within a transaction, so several events of one transaction would lose their order
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
      before: { ...auditedFields(before), ...audited?.before },
      after: { ...auditedFields(after!), ...audited?.after },
    },
    SECRET,
  );
  return after!;
}
