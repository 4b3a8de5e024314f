import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import { DOCUMENT_TYPES, DOCUMENT_VERDICT_LABELS } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS } from '../../../contract/registration/documentChecks';
import { REGISTRATION_STATUS_LABELS } from '../../../contract/registration/registration';
import type { registrationApi } from '../../../contract/registration/registrationApi';
import { documentErrors, registrationErrors } from '../../../contract/registration/registrationErrors';
import { isChecked } from '../../../contract/registration/registrationSteps';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { lockRegistration, writeRegistration } from './lockRegistration';
import { saveRegistration } from './saveRegistration';
import { merchant_documents } from './table';

/**
 * Records the verdict on a document. An accepted document has every point of its checklist ticked.
 *
 * @throws HttpError 404, 409 if the registration is stale or not being checked, 422 for points that are not on the checklist
 */
export function checkDocument(
  services: Services,
  { id, document_id }: { id: string; document_id: string },
  { verdict, checks, note = null, version }: BodyOf<typeof registrationApi.check>,
  actor: Actor,
): Promise<void> {
  return writeRegistration(services, async tx => {
    const row = await lockRegistration(tx, id, version, actor);
    if (!isChecked(row.status))
      throw new HttpError(409, registrationErrors.notBeingChecked({ status: REGISTRATION_STATUS_LABELS[row.status] }), {
        data: { reason: 'illegal_step', version: row.version },
        overtaken: true,
      });
    const document = await findDocument(tx, id, document_id);
    const points = DOCUMENT_CHECKS[document.type_code];
    if (!checks.every(check => points.includes(check))) throw invalidInput({ checks: documentErrors.foreignCheck() });
    if (verdict === 'fits' && !points.every(point => checks.includes(point)))
      throw invalidInput({ checks: documentErrors.checksIncomplete() });
    const isDecided = verdict !== 'pending';
    await tx
      .update(merchant_documents)
      .set({
        verdict,
        checks: points.filter(point => checks.includes(point)),
        note,
        checked_by: isDecided ? actor.user_id : null,
        checked_at: isDecided ? (sql`now()` as never) : null,
      })
      .where(eq(merchant_documents.id, document.id));
    const label = DOCUMENT_TYPES[document.type_code];
    const audited = {
      before: { [label]: DOCUMENT_VERDICT_LABELS[document.verdict] },
      after: { [label]: DOCUMENT_VERDICT_LABELS[verdict] },
    };
    await saveRegistration(tx, actor, row, {}, { action: 'check', audited });
  });
}

async function findDocument(tx: Tx, registrationId: string, id: string) {
  const [document] = isUuid(id)
    ? await tx
        .select()
        .from(merchant_documents)
        .where(and(eq(merchant_documents.id, id), eq(merchant_documents.registration_id, registrationId)))
    : [];
  if (!document) throw notFound(documentErrors.notFound());
  return document;
}
