import { eq } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import { DOCUMENT_TYPES } from '../../../contract/merchant/merchantDocument';
import { approvalBlockers, type Blocker } from '../../../contract/registration/approvalBlockers';
import { registrationErrors } from '../../../contract/registration/registrationErrors';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { merchant_types } from '../merchant/table';
import type { RegistrationRow } from './lockRegistration';
import { merchant_documents } from './table';

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
export async function requireDocuments(tx: Tx, row: RegistrationRow): Promise<void> {
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
