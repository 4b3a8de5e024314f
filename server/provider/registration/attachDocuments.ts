import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DOCUMENT_TYPES } from '../../../contract/merchant/merchantDocument';
import { isPhoto } from '../../../contract/registration/documentChecks';
import type { registrationInput } from '../../../contract/registration/registrationInput';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import type { FileStore } from '../../files/fileStore';
import { files } from '../file/table';
import { documentKey, documentUrl } from './documentFiles';
import { merchant_documents } from './table';

type Paper = NonNullable<z.output<typeof registrationInput>['documents']>[number];

/**
 * Gives a registration papers that the actor has stored before. One takes the place of the paper of its kind and is to be checked anew.
 *
 * @returns the labels of the papers, for the timeline
 * @throws HttpError 422 that names the paper by its place: nothing stored under its name, two of a kind, a photo that is a PDF
 */
export async function attachDocuments(
  tx: Tx,
  store: FileStore,
  registration_id: string,
  papers: readonly Paper[],
  actor: Actor,
): Promise<string[]> {
  for (const [index, { type_code, file, file_name, expires_on = null }] of papers.entries()) {
    const at = `documents.${index}`;
    if (papers.findIndex(paper => paper.type_code === type_code) < index)
      throw invalidInput({ [`${at}.type_code`]: 'Dokumen jenis ini sudah ada' });
    if (isPhoto(type_code) && file.endsWith('.pdf')) throw invalidInput({ [`${at}.file`]: 'Foto harus berupa gambar' });
    const stored = await storedBy(tx, store, file, actor);
    if (!stored) throw invalidInput({ [`${at}.file`]: 'Berkas tidak ditemukan. Unggah lagi.' });
    const ofKind = and(
      eq(merchant_documents.registration_id, registration_id),
      eq(merchant_documents.type_code, type_code),
    );
    const [present] = await tx.select({ id: merchant_documents.id }).from(merchant_documents).where(ofKind);
    const id = present?.id ?? randomUUID();
    const values = { file_url: documentUrl(id, file), file_name, ...stored, expires_on };
    await tx
      .insert(merchant_documents)
      .values({ id, registration_id, type_code, ...values })
      .onConflictDoUpdate({
        target: merchant_documents.id,
        set: {
          ...values,
          verdict: 'pending',
          checks: [],
          note: null,
          checked_by: null,
          checked_at: null,
          uploaded_at: sql`now()`,
        },
      });
  }
  return papers.map(({ type_code }) => DOCUMENT_TYPES[type_code]);
}

async function storedBy(tx: Tx, store: FileStore, name: string, { user_id }: Actor) {
  const [row] = await tx
    .select({ mime: files.mime, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.id, name.slice(0, name.indexOf('.'))), eq(files.created_by, user_id)));
  return row && (await store.get(documentKey(name))) ? row : undefined;
}
