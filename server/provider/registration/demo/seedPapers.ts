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
import { drawPaper } from './drawPaper';
import { samplePdf } from './samplePdf';

export interface DemoPaper {
  /** Its name in the file store. */
  name: string;
  mime: string;
  bytes: number;
}

/** One sample of each kind of paper, in the file store; registrations share them. */
export async function seedPapers(tx: Tx, store: PictureStore, now: Date): Promise<Record<DocumentTypeCode, DemoPaper>> {
  const papers = await Promise.all(
    DOCUMENT_TYPE_CODES.map(async code => {
      const picture = await drawPaper(code);
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
  await tx.insert(files).values(papers.map(({ row }) => row));
  return Object.fromEntries(
    papers.map(({ code, name, row }) => [code, { name, mime: row.mime, bytes: row.bytes }]),
  ) as Record<DocumentTypeCode, DemoPaper>;
}

const sample = (code: DocumentTypeCode) =>
  samplePdf(DOCUMENT_TYPES[code], [
    'CONTOH - DATA DEMO',
    'Dokumen ini dibuat untuk mencoba konsol dan tidak berlaku.',
    'Nama, nomor, dan alamat di dalam data demo adalah karangan.',
  ]);
