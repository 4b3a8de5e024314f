import sharp, { type Sharp } from 'sharp';
import { fileErrors } from '../../../contract/fileErrors';
import { HttpError } from '../../core/HttpError';

/**
 * Decodes an image of limited pixel count and passes it, upright, to `write`. Re-encoding removes metadata and hidden content.
 *
 * @throws HttpError 422 if it cannot be decoded or has too many pixels
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
