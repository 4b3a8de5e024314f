import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { DOCUMENT_TYPES, DOCUMENT_VERDICT_LABELS } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS } from '../../../contract/registration/documentChecks';
import { REGISTRATION_STATUS_LABELS } from '../../../contract/registration/registration';
import type { registrationApi } from '../../../contract/registration/registrationApi';
import { isChecked } from '../../../contract/registration/registrationSteps';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { isUuid } from '../../store/isUuid';
import { lockRegistration } from './lockRegistration';
import { saveRegistration } from './saveRegistration';
import { merchant_documents } from './table';
import { writeRegistration } from './writeRegistration';

/**
 * Keeps what was found of a paper. One that fits has every point of its checklist ticked.
 *
 * @throws HttpError 404, 409 where the registration is stale or not being checked, 422 for points that are not on the checklist
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
      throw new HttpError(409, `Dokumen tidak diperiksa saat status ${REGISTRATION_STATUS_LABELS[row.status]}.`, {
        data: { reason: 'illegal_step', version: row.version },
      });
    const [paper] = isUuid(document_id)
      ? await tx
          .select()
          .from(merchant_documents)
          .where(and(eq(merchant_documents.id, document_id), eq(merchant_documents.registration_id, id)))
      : [];
    if (!paper) throw notFound('Dokumen tidak ditemukan.');
    const points = DOCUMENT_CHECKS[paper.type_code];
    if (!checks.every(check => points.includes(check)))
      throw invalidInput({ checks: 'Ada butir yang bukan milik dokumen ini' });
    if (verdict === 'fits' && !points.every(point => checks.includes(point)))
      throw invalidInput({ checks: 'Centang semua butir dulu, atau tandai tidak sesuai' });
    const looked = verdict !== 'pending';
    await tx
      .update(merchant_documents)
      .set({
        verdict,
        checks: points.filter(point => checks.includes(point)),
        note,
        checked_by: looked ? actor.user_id : null,
        checked_at: looked ? (sql`now()` as never) : null,
      })
      .where(eq(merchant_documents.id, paper.id));
    const label = DOCUMENT_TYPES[paper.type_code];
    await saveRegistration(
      tx,
      actor,
      row,
      {},
      {
        action: 'check',
        beside: {
          before: { [label]: DOCUMENT_VERDICT_LABELS[paper.verdict] },
          after: { [label]: DOCUMENT_VERDICT_LABELS[verdict] },
        },
      },
    );
  });
}
