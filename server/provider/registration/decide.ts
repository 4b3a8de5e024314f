import type { z } from 'zod';
import { REGISTRATION_STATUS_LABELS, type RegistrationStatus } from '../../../contract/registration/registration';
import { registrationDueAt } from '../../../contract/registration/registrationAge';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import type { decisionInput } from '../../../contract/registration/registrationInput';
import { awaitsStaff, DECISION_LABELS, STEPS, statusAfter } from '../../../contract/registration/registrationSteps';
import type { Actor } from '../../core/Actor';
import { forbidden, HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { activateMerchant } from './activateMerchant';
import { lockRegistration, type RegistrationRow } from './lockRegistration';
import { notifyApplicant } from './notifyApplicant';
import { notifyStaff } from './notifyStaff';
import { requireDocuments } from './requireDocuments';
import { saveRegistration } from './saveRegistration';
import { writeRegistration } from './writeRegistration';

type Input = z.output<typeof decisionInput>;

/**
 * Decides on a registration, in one transaction with all consequences: timeline, audit row, notifications, mail, and for an approval
 * the merchant.
 *
 * @returns the number of the resulting merchant, or null if there is none
 * @throws HttpError 403 without the decision's permission; 404; 409 if the version is stale, the status does not allow it, or documents
 *   are missing
 */
export async function decide(
  services: Pick<Services, 'db' | 'outbox' | 'config'>,
  id: string,
  { version, ...input }: Input,
  actor: Actor,
): Promise<string | null> {
  const { rights } = STEPS[input.decision];
  if (!rights.some(slug => actor.slugs.has(slug))) throw forbidden(rights);
  return writeRegistration(services, async tx => {
    const row = await lockRegistration(tx, id, version, actor);
    const status = statusAfter(row.status, input.decision);
    if (!status) throw illegalStep(row, input);
    if (input.decision === 'approve' || input.decision === 'submit_for_approval') await requireDocuments(tx, row);
    const decided = await saveRegistration(
      tx,
      actor,
      row,
      { status, ...valuesAfter(row, status, input) },
      { action: input.decision, event: { reason_code: input.reason_code, note: input.note } },
    );
    const merchant = status === 'approved' ? await activate(tx, decided, actor) : null;
    await notifyStaff(tx, decided, row.status);
    await notifyApplicant(tx, merchant ? 'activated' : status, decided, services.config);
    return merchant;
  });
}

const illegalStep = ({ status, version }: RegistrationRow, { decision }: Pick<Input, 'decision'>) =>
  new HttpError(
    409,
    registrationErrors.illegalStep({ step: DECISION_LABELS[decision], status: REGISTRATION_STATUS_LABELS[status] }),
    { data: { reason: 'illegal_step', status, version } },
  );

/** Returns what changes besides the status. The due date applies while staff have to act, and starts over with each submission. */
function valuesAfter(
  row: RegistrationRow,
  status: RegistrationStatus,
  { decision, reason_code, note }: Omit<Input, 'version'>,
) {
  const now = new Date();
  const reason = STEPS[decision].reason ? { reason_code: reason_code ?? null, reason_note: note ?? null } : {};
  if (status === 'submitted')
    return {
      submitted_at: row.submitted_at ?? now.toISOString(),
      due_at: registrationDueAt(now).toISOString(),
      reason_code: null,
      reason_note: null,
    };
  return awaitsStaff(status) ? reason : { ...reason, due_at: null };
}

async function activate(tx: Tx, row: RegistrationRow, actor: Actor): Promise<string> {
  const { id, number } = await activateMerchant(tx, row, actor);
  const values = { status: 'activated' as const, merchant_id: id };
  await saveRegistration(tx, actor, row, values, { action: 'activate', event: {} });
  return number;
}
