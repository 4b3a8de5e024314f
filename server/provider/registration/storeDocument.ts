import { createHash, randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { IMAGE_LIMITS } from '../../../contract/file';
import type { registrationApi } from '../../../contract/registration/registrationApi';
import { DOCUMENT_LIMITS } from '../../../contract/registration/registrationInput';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import type { UploadedFile } from '../../http/upload';
import { files } from '../file/table';
import { documentKey } from './documentFiles';
import { pdfProblem } from './pdfProblem';

/** So that the small print of a scanned page can still be read. */
const LONGEST_SIDE = 3_000;

interface Stored {
  bytes: Buffer;
  mime: 'image/webp' | 'application/pdf';
  width?: number;
  height?: number;
}

/**
 * Stores a paper that was sent in, judged by content and never by name: a picture is decoded within a cap of pixels and encoded anew,
 * so that nothing hidden in it survives; a PDF is kept as it is when nothing in it can run or hide.
 *
 * @throws HttpError 415 for any other kind, 422 for one that is broken, too large to decode, or not harmless
 */
export async function storeDocument(
  { db, files: store }: Pick<Services, 'db' | 'files'>,
  { bytes, filename }: UploadedFile,
  actor: Actor,
): Promise<AnswerOf<typeof registrationApi.upload>> {
  const type = await fileTypeFromBuffer(bytes);
  const isPicture = (IMAGE_LIMITS.types as readonly (string | undefined)[]).includes(type?.mime);
  if (!isPicture && type?.mime !== 'application/pdf') throw refuse(415, 'Dokumen harus JPEG, PNG, WebP, atau PDF.');
  const stored = isPicture ? await encodeAnew(bytes) : harmless(bytes);
  const id = randomUUID();
  const file = `${id}.${stored.mime === 'image/webp' ? 'webp' : 'pdf'}`;
  // bytes first: a row without its file would be a paper that cannot be opened
  await store.put(documentKey(file), stored.bytes, { mime: stored.mime });
  const { mime, width = null, height = null } = stored;
  await db.transaction(async tx => {
    const sha256 = createHash('sha256').update(stored.bytes).digest('hex');
    const facts = { mime, bytes: stored.bytes.length, width, height, sha256 };
    await tx.insert(files).values({ id, ...facts, created_by: actor.user_id });
    await recordAudit(tx, actor, { action: 'create', entity: 'file', entity_id: id, label: file });
  });
  return { file, file_name: shownName(filename), mime, bytes: stored.bytes.length };
}

async function encodeAnew(bytes: Buffer): Promise<Stored> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: DOCUMENT_LIMITS.maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    const large = error instanceof Error && error.message.includes('pixel limit');
    throw refuse(
      422,
      large ? 'Gambar terlalu besar. Paling banyak 40 juta piksel.' : 'Gambar rusak dan tidak dapat dibaca.',
    );
  }
}

function harmless(bytes: Buffer): Stored {
  const why = pdfProblem(bytes);
  if (why) throw refuse(422, why);
  return { bytes, mime: 'application/pdf' };
}

/** What people see: the last part of a path, without what no name has. */
const shownName = (name: string | undefined) =>
  (name ?? '')
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(-150)
    .trim() || 'dokumen';

const refuse = (code: number, message: string) => new HttpError(code, message, { errors: { file: message } });
