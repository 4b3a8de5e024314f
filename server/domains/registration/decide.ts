import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { jakartaDay } from '../../../contract/core/days';
import { DOCUMENT_TYPES } from '../../../contract/merchant/merchantDocument';
import { approvalBlockers, type Blocker } from '../../../contract/registration/approvalBlockers';
import { REGISTRATION_STATUS_LABELS, type RegistrationStatus } from '../../../contract/registration/registration';
import { registrationDueAt } from '../../../contract/registration/registrationAge';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import type { decisionInput } from '../../../contract/registration/registrationInput';
import { awaitsStaff, DECISION_LABELS, STEPS, statusAfter } from '../../../contract/registration/registrationSteps';
import type { Actor } from '../../core/Actor';
import { forbidden, HttpError, staleVersion } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { createMerchant } from '../merchant/createMerchant';
import { merchant_types } from '../merchant/table';
import { createOwnerAccount } from '../merchantRole/createOwnerAccount';
import { lockRegistration, type RegistrationRow, writeRegistration } from './lockRegistration';
import { notifyApplicant } from './notifyApplicant';
import { notifyStaff } from './notifyStaff';
import { saveRegistration } from './saveRegistration';
import { merchant_documents } from './table';

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
    const row = await lockRegistration(tx, id, undefined, actor);
    const status = statusAfter(row.status, input.decision);
    // before the version: a step that somebody else has taken says more than that the record has changed
    if (!status) throw illegalStep(row, input);
    if (row.version !== version) throw staleVersion(row.version);
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
    { data: { reason: 'illegal_step', status, version }, overtaken: true },
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

/**
 * Creates the merchant of an approved registration, with its owner, the owner's merchant app account, and the documents.
 *
 * @returns the merchant's id and number
 * @throws HttpError 409 if the phone number belongs to the account of someone else's merchant
 */
async function activateMerchant(tx: Tx, row: RegistrationRow, actor: Actor): Promise<{ id: string; number: string }> {
  const { owner_name, name, type_code, phone, email, opening_hours } = row;
  const { bank_name, bank_account, bank_account_name } = row;
  const { address, region_code, province_code, regency_code, district_code, village_code, latitude, longitude } = row;
  const place = { address, region_code, province_code, regency_code, district_code, village_code, latitude, longitude };
  const bank = { bank_name, bank_account, bank_account_name };
  const { id, number, owner_id } = await createMerchant(
    tx,
    { owner_name, name, type_code, phone, email, opening_hours, ...bank, ...place },
    actor,
  );
  await createOwnerAccount(tx, { merchant_id: id, owner_id, name: owner_name, phone, email });
  await tx.update(merchant_documents).set({ merchant_id: id }).where(eq(merchant_documents.registration_id, row.id));
  return { id, number };
}

const BLOCKER_TEXTS: Record<Blocker['why'], string> = {
  missing: 'belum ada',
  pending: 'belum diperiksa',
  unfit: 'tidak sesuai',
  expired: 'sudah tidak berlaku',
};

/**
 * Requires all documents of the merchant type to be present and accepted, and the place to have been visited if the type demands it.
 *
 * @throws HttpError 409 naming what is missing
 */
async function requireDocuments(tx: Tx, row: RegistrationRow): Promise<void> {
  const [type] = await tx.select().from(merchant_types).where(eq(merchant_types.code, row.type_code));
  if (type!.requires_field_verification && row.status === 'document_review')
    throw new HttpError(409, registrationErrors.visitRequired({ type: type!.label }), {
      data: { reason: 'field_verification', version: row.version },
    });
  const documents = await tx.select().from(merchant_documents).where(eq(merchant_documents.registration_id, row.id));
  const blockers = approvalBlockers(type!.required_document_codes, documents, jakartaDay());
  if (blockers.length === 0) return;
  const list = blockers.map(({ type_code, why }) => `${DOCUMENT_TYPES[type_code]} ${BLOCKER_TEXTS[why]}`);
  throw new HttpError(409, registrationErrors.documentsIncomplete({ documents: list.join(', ') }), {
    data: { reason: 'papers', version: row.version },
  });
}
