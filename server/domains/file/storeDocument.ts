import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { fileName } from '../../../contract/core/fileName';
import { DOCUMENT_LIMITS, IMAGE_LIMITS } from '../../../contract/file';
import { documentErrors } from '../../../contract/registration/registrationErrors';
import type { Actor } from '../../core/Actor';
import type { Services } from '../../http/Services';
import type { UploadedFile } from '../../http/upload';
import { inTransaction } from '../../store/inTransaction';
import { checkPdf, invalidFile } from './checkPdf';
import { recordFile, requireUploadRoom } from './recordFile';
import { reencodeImage } from './reencodeImage';

/** In pixels; keeps the small print of a scanned page legible. */
const LONGEST_SIDE = 3_000;

interface Encoded {
  content: Buffer;
  mime: 'image/webp' | 'application/pdf';
  width: number | null;
  height: number | null;
}

interface StoredDocument {
  /** The name in the file store: `{id}.pdf`. */
  file: string;
  /** The original file name, with the ending of what is stored. */
  file_name: string;
  mime: string;
  bytes: number;
}

/**
 * Stores an uploaded document or paper. Its type is detected from the content: images are re-encoded as WebP, PDFs are kept as they are
 * unless they contain anything active or hidden.
 *
 * @param keyOf maps a file name to its key in the file store
 * @throws HttpError 415 for any other type, 422 if it is broken, too large to decode, or unsafe, 429 beyond the daily limit
 */
export async function storeDocument(
  stores: Pick<Services, 'db' | 'files'>,
  { bytes, filename }: UploadedFile,
  actor: Actor,
  keyOf: (file: string) => string,
): Promise<StoredDocument> {
  await inTransaction(stores.db, tx => requireUploadRoom(tx, actor));
  const type = await fileTypeFromBuffer(bytes);
  const isImage = (IMAGE_LIMITS.types as readonly (string | undefined)[]).includes(type?.mime);
  if (!isImage && type?.mime !== 'application/pdf') throw invalidFile(415, documentErrors.unsupportedType());
  const { content, mime, width, height } = isImage ? await encodeImage(bytes) : await asItIs(bytes, actor);
  const id = randomUUID();
  const file = `${id}.${mime === 'image/webp' ? 'webp' : 'pdf'}`;
  // bytes before the row: a row without its file would be a document that cannot be opened
  await stores.files.put(keyOf(file), content, { mime });
  await recordFile(stores, { id, keys: [keyOf(file)], content, mime, width, height, label: file }, actor);
  return { file, file_name: fileName(filename ?? '', file), mime, bytes: content.length };
}

const encodeImage = (bytes: Buffer): Promise<Encoded> =>
  reencodeImage(bytes, DOCUMENT_LIMITS.maxPixels, async image => {
    const { data, info } = await image
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, mime: 'image/webp', width: info.width, height: info.height };
  });

async function asItIs(bytes: Buffer, { user_id }: Actor): Promise<Encoded> {
  await checkPdf(bytes, user_id);
  return { content: bytes, mime: 'application/pdf', width: null, height: null };
}
