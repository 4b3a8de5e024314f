import { IMAGE_LIMITS } from '../../../contract/file';
import { formatNumber } from '../../i18n/numbers';

/** A picture from the user's device, with its size in pixels. */
export interface Picked {
  url: string;
  width: number;
  height: number;
}

interface ImageRejection {
  /** Message key under `app.image`. */
  key: 'type' | 'size' | 'pixels' | 'too_many' | 'broken';
  args?: Record<string, number | string>;
}

export type PickResult = { picked: Picked; rejection?: undefined } | { picked?: undefined; rejection: ImageRejection };

const inMegabytes = (bytes: number) => formatNumber(Math.ceil((bytes / 1_048_576) * 10) / 10);

/** Formats the dimensions of a picture for a message: without separators, as image software does. */
export const inPixels = (measures: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(measures).map(([name, pixels]) => [name, String(pixels)]));

/** Checks a file against the contract's limits and the required shape before the upload. The server checks it again. */
export async function pickImage(file: File, { minWidth, minHeight }: ImageShape): Promise<PickResult> {
  if (!(IMAGE_LIMITS.types as readonly string[]).includes(file.type)) return { rejection: { key: 'type' } };
  if (file.size > IMAGE_LIMITS.maxBytes)
    return {
      rejection: { key: 'size', args: { size: inMegabytes(file.size), max: inMegabytes(IMAGE_LIMITS.maxBytes) } },
    };
  const size = await sizeOf(file);
  if (!size) return { rejection: { key: 'broken' } };
  const rejection = checkSize(size, minWidth, minHeight);
  return rejection ? { rejection } : { picked: { url: URL.createObjectURL(file), ...size } };
}

function checkSize(
  { width, height }: { width: number; height: number },
  minWidth: number,
  minHeight: number,
): ImageRejection | undefined {
  if (width * height > IMAGE_LIMITS.maxPixels) return { key: 'too_many', args: inPixels({ width, height }) };
  // Rotated by 90 degrees it may still be large enough.
  const fits = Math.max(width, height) >= minWidth && Math.min(width, height) >= minHeight;
  return fits ? undefined : { key: 'pixels', args: inPixels({ width, height, minWidth, minHeight }) };
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** The shape that a picture is cropped to, and its minimum size to be sharp. */
export interface ImageShape {
  /** Width divided by height; without it the picture is not cropped. */
  ratio?: number;
  /** Minimum size of the crop, in pixels. */
  minWidth: number;
  minHeight: number;
}
