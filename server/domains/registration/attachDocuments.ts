import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { fileName } from '../../../contract/core/fileName';
import { DOCUMENT_TYPES } from '../../../contract/merchant/merchantDocument';
import { isPhoto } from '../../../contract/registration/documentChecks';
import { documentErrors } from '../../../contract/registration/registrationErrors';
import type { documentInput } from '../../../contract/registration/registrationInput';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { FileStore } from '../../files/FileStore';
import { findOwnFile } from '../file/findOwnFile';
import { documentKey, documentUrl } from './documentFiles';
import { merchant_documents } from './table';

type DocumentInput = z.output<typeof documentInput>;

/**
 * Attaches documents uploaded by the actor to a registration. Each replaces the document of its type and must be checked again.
 *
 * @returns the labels of the documents, for the timeline
 * @throws HttpError 422 naming the document by its index: a file not uploaded, a second one of a type, a PDF in place of a photo
 */
export async function attachDocuments(
  tx: Tx,
  store: FileStore,
  registration_id: string,
  documents: readonly DocumentInput[],
  actor: Actor,
): Promise<string[]> {
  for (const [index, { type_code, file, file_name, expires_on = null }] of documents.entries()) {
    const field = `documents.${index}`;
    if (documents.findIndex(document => document.type_code === type_code) < index)
      throw invalidInput({ [`${field}.type_code`]: documentErrors.secondOfType() });
    if (isPhoto(type_code) && file.endsWith('.pdf'))
      throw invalidInput({ [`${field}.file`]: documentErrors.photoExpected() });
    const uploaded = await findOwnFile(tx, file, actor);
    if (!uploaded || !(await store.has(documentKey(file))))
      throw invalidInput({ [`${field}.file`]: documentErrors.uploadNotFound() });
    const [existing] = await tx
      .select({ id: merchant_documents.id })
      .from(merchant_documents)
      .where(and(eq(merchant_documents.registration_id, registration_id), eq(merchant_documents.type_code, type_code)));
    const id = existing?.id ?? randomUUID();
    const values = { file_url: documentUrl(id, file), file_name: fileName(file_name, file), ...uploaded, expires_on };
    await tx
      .insert(merchant_documents)
      .values({ id, registration_id, type_code, ...values })
      .onConflictDoUpdate({ target: merchant_documents.id, set: { ...values, ...unchecked } });
  }
  return documents.map(({ type_code }) => DOCUMENT_TYPES[type_code]);
}

const unchecked = {
  verdict: 'pending' as const,
  checks: [],
  note: null,
  checked_by: null,
  checked_at: null,
  uploaded_at: sql`now()`,
};
