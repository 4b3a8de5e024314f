import { createHash } from 'node:crypto';
import {
  DOCUMENT_TYPE_CODES,
  DOCUMENT_TYPES,
  type DocumentTypeCode,
} from '../../../../contract/merchant/merchantDocument';
import type { Tx } from '../../../db/types';
import type { PictureStore } from '../../../seed/PictureStore';
import { stableId } from '../../../store/stableId';
import { files } from '../../file/table';
import { documentKey } from '../documentFiles';
import { drawDocument } from './drawDocument';
import { samplePdf } from './samplePdf';

export interface DemoDocument {
  /** Key in the file store. */
  name: string;
  mime: string;
  bytes: number;
}

/** Stores one sample of each document type; registrations share them. */
export async function seedDocumentFiles(
  tx: Tx,
  store: PictureStore,
  now: Date,
): Promise<Record<DocumentTypeCode, DemoDocument>> {
  const documents = await Promise.all(
    DOCUMENT_TYPE_CODES.map(async code => {
      const picture = await drawDocument(code);
      const bytes = picture?.bytes ?? sample(code);
      const id = stableId('file', `paper ${code}`);
      const mime = picture ? 'image/webp' : 'application/pdf';
      const name = `${id}.${picture ? 'webp' : 'pdf'}`;
      await store.put(documentKey(name), bytes, { mime });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { width = null, height = null } = picture ?? {};
      return {
        code,
        name,
        row: { id, mime, bytes: bytes.length, width, height, sha256, created_at: now.toISOString() },
      };
    }),
  );
  await tx.insert(files).values(documents.map(({ row }) => row));
  return Object.fromEntries(
    documents.map(({ code, name, row }) => [code, { name, mime: row.mime, bytes: row.bytes }]),
  ) as Record<DocumentTypeCode, DemoDocument>;
}

const sample = (code: DocumentTypeCode) =>
  samplePdf(DOCUMENT_TYPES[code], [
    'CONTOH - DATA DEMO',
    'Dokumen ini dibuat untuk mencoba konsol dan tidak berlaku.',
    'Nama, nomor, dan alamat di dalam data demo adalah karangan.',
  ]);
