import sharp, { type Sharp } from 'sharp';
import { HttpError } from '../../core/HttpError';

/**
 * Decodes an image within a cap of pixels and hands it, upright, to `write`. Encoding it again removes metadata and anything hidden.
 *
 * @throws HttpError 422 where it cannot be decoded or has too many pixels
 */
export async function reencodeImage<Result>(
  bytes: Buffer,
  maxPixels: number,
  write: (image: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate());
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    const message = isTooLarge
      ? 'Gambar terlalu besar. Paling banyak 40 juta piksel.'
      : 'Gambar rusak dan tidak dapat dibaca.';
    throw new HttpError(422, message, { errors: { file: message } });
  }
}
