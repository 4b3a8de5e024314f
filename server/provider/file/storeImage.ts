import { createHash, randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { z } from 'zod';
import { IMAGE_LIMITS, thumbUrl, type uploadedImage } from '../../../contract/file';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { FileStore } from '../../files/fileStore';
import { files } from './table';

const MIME = 'image/webp';

/**
 * Stores a picture that a person sent: judged by content, decoded within a cap of pixels, and written anew as WebP, so that
 * neither metadata nor anything hidden in the file survives; with a small rendition for lists.
 *
 * @throws HttpError 415 for what is no JPEG, PNG or WebP, 422 for one that cannot be read or has too many pixels.
 */
export async function storeImage(
  { db, files: store }: { db: Db; files: FileStore },
  bytes: Buffer,
  actor: Actor,
): Promise<z.output<typeof uploadedImage>> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !(IMAGE_LIMITS.types as readonly string[]).includes(type.mime))
    throw refuse(415, 'Gambar harus JPEG, PNG, atau WebP.');
  const [picture, thumb] = await encode(bytes);
  const id = randomUUID();
  const url = `/files/${id}.webp`;
  // bytes first: a row without its file would be a broken picture, a file without a row only takes space
  await Promise.all([
    store.put(`${id}.webp`, picture.data, { mime: MIME }),
    store.put(`${id}-thumb.webp`, thumb.data, { mime: MIME }),
  ]);
  const { width, height, size } = picture.info;
  await db.transaction(async tx => {
    const sha256 = createHash('sha256').update(picture.data).digest('hex');
    await tx.insert(files).values({ id, mime: MIME, bytes: size, width, height, sha256, created_by: actor.user_id });
    await recordAudit(tx, actor, { action: 'create', entity: 'file', entity_id: id, label: url });
  });
  return { url, thumb_url: thumbUrl(url), width, height, bytes: size };
}

async function encode(bytes: Buffer) {
  try {
    const decoded = sharp(bytes, { limitInputPixels: IMAGE_LIMITS.maxPixels, failOn: 'error' }).rotate();
    return await Promise.all([
      decoded
        .clone()
        .resize({ width: 2_160, height: 2_160, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .toBuffer({ resolveWithObject: true }),
      decoded
        .clone()
        .resize({ width: IMAGE_LIMITS.thumbWidth, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true }),
    ]);
  } catch (error) {
    const large = error instanceof Error && error.message.includes('pixel limit');
    throw refuse(
      422,
      large ? 'Gambar terlalu besar. Paling banyak 40 juta piksel.' : 'Gambar rusak dan tidak dapat dibaca.',
    );
  }
}

const refuse = (code: number, message: string) => new HttpError(code, message, { errors: { file: message } });
