import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { z } from 'zod';
import type { MAX_UPLOADS_A_DAY, uploadedImage } from '../../../contract/file';
import { fileApi, IMAGE_LIMITS, paperUrl } from '../../../contract/file';
import { fileErrors } from '../../../contract/fileErrors';
import { thumbUrl } from '../../../contract/thumbUrl';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { FileStore } from '../../files/FileStore';
import { putAll } from '../../files/putAll';
import { routes } from '../../http/routes';
import type { Services } from '../../http/Services';
import { sendStored } from '../../http/sendStored';
import { inTransaction } from '../../store/inTransaction';
import { recordFile, requireUploadRoom } from './recordFile';
import { reencodeImage } from './reencodeImage';
import { storeDocument } from './storeDocument';

export const fileRoutes = routes(fileApi, services => ({
  uploadImage: ({ upload, actor }) => storeImage(services, upload.bytes, actor),
  uploadPhoto: ({ upload, actor }) => storeImage(services, upload.bytes, actor, 'photo'),
  uploadPaper: async ({ upload, actor }) => {
    const { file, file_name, bytes } = await storeDocument(services, upload, actor, paperKey);
    return { url: paperUrl(file, file_name), bytes };
  },
  paper: ({ params, reply }) => sendPaper(services, params, reply),
}));

/** Returns the key of a paper in the file store, separate from pictures and merchant documents. */
const paperKey = (file: string): string => `papers/${file}`;

/**
 * Sends a paper under its original file name, made safe.
 *
 * @throws HttpError 404
 */
async function sendPaper(
  { files }: Pick<Services, 'files'>,
  { file, name }: { file: string; name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const paper = /^[\w-]+\.(?:webp|pdf)$/.test(file) ? await files.open(paperKey(file)) : null;
  if (!paper) throw notFound(fileErrors.notFound());
  return sendStored(reply, paper, { stored: file, name });
}

const MIME = 'image/webp';

/**
 * Stores an uploaded image as WebP, with a small rendition for lists. Its type is detected from the content.
 *
 * @param kind which daily limit applies
 * @throws HttpError 415 for anything but JPEG, PNG and WebP, 422 if it cannot be decoded or has too many pixels, 429 beyond the daily limit
 */
async function storeImage(
  stores: { db: Db; files: FileStore },
  bytes: Buffer,
  actor: Actor,
  kind?: keyof typeof MAX_UPLOADS_A_DAY,
): Promise<z.output<typeof uploadedImage>> {
  await inTransaction(stores.db, tx => requireUploadRoom(tx, actor, kind));
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !(IMAGE_LIMITS.types as readonly string[]).includes(type.mime)) throw unsupportedType();
  const [image, thumb] = await encode(bytes);
  const id = randomUUID();
  const url = `/files/${id}.webp`;
  // bytes before the row: a row without its file would be a broken image, a file without its row only takes up space
  const renditions = [
    { key: `${id}.webp`, bytes: image.data, mime: MIME },
    { key: `${id}-thumb.webp`, bytes: thumb.data, mime: MIME },
  ];
  await putAll(stores.files, renditions);
  const { width, height, size } = image.info;
  const keys = renditions.map(({ key }) => key);
  await recordFile(stores, { id, keys, content: image.data, mime: MIME, width, height, label: url }, actor, kind);
  return { url, thumb_url: thumbUrl(url), width, height, bytes: size };
}

const encode = (bytes: Buffer) =>
  reencodeImage(bytes, IMAGE_LIMITS.maxPixels, image =>
    Promise.all([
      image
        .clone()
        .resize({ width: 2_160, height: 2_160, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .toBuffer({ resolveWithObject: true }),
      image
        .clone()
        .resize({ width: IMAGE_LIMITS.thumbWidth, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
    ]),
  );

function unsupportedType() {
  const error = fileErrors.unsupportedImage();
  return new HttpError(415, error, { errors: { file: error } });
}
