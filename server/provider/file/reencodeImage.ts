import sharp, { type Sharp } from 'sharp';
import { fileErrors } from '../../../contract/fileErrors';
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
  } catch (cause) {
    const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit');
    const error = isTooLarge ? fileErrors.tooManyPixels() : fileErrors.brokenImage();
    throw new HttpError(422, error, { errors: { file: error } });
  }
}
