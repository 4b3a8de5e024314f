import { IMAGE_LIMITS } from '../../../contract/file';
import { formatNumber } from '../../i18n/numbers';
import type { ImageShape } from './ImageInput';

/** A picture from the person's device, decoded once so that its pixels are known. */
export interface Picked {
  url: string;
  width: number;
  height: number;
}

interface RefusedImage {
  /** Of `app.image`. */
  key: 'type' | 'size' | 'pixels' | 'too_many' | 'broken';
  args?: Record<string, number | string>;
}

export type PickResult = { picked: Picked; refused?: undefined } | { picked?: undefined; refused: RefusedImage };

const inMegabytes = (bytes: number) => formatNumber(Math.ceil((bytes / 1_048_576) * 10) / 10);

/** Judges a file before it is sent, by the contract's caps and the shape that it must fill. The server judges it again. */
export async function pickImage(file: File, { minWidth, minHeight }: ImageShape): Promise<PickResult> {
  if (!(IMAGE_LIMITS.types as readonly string[]).includes(file.type)) return { refused: { key: 'type' } };
  if (file.size > IMAGE_LIMITS.maxBytes)
    return {
      refused: { key: 'size', args: { size: inMegabytes(file.size), max: inMegabytes(IMAGE_LIMITS.maxBytes) } },
    };
  const url = URL.createObjectURL(file);
  const size = await sizeOf(url);
  const refused = size ? judge(size, minWidth, minHeight) : { key: 'broken' as const };
  if (!size || refused) {
    URL.revokeObjectURL(url);
    return { refused: refused ?? { key: 'broken' } };
  }
  return { picked: { url, ...size } };
}

function judge(
  { width, height }: { width: number; height: number },
  minWidth: number,
  minHeight: number,
): RefusedImage | undefined {
  if (width * height > IMAGE_LIMITS.maxPixels) return { key: 'too_many', args: { width, height } };
  // Turned by a quarter it may still be large enough.
  const fits = Math.max(width, height) >= minWidth && Math.min(width, height) >= minHeight;
  return fits ? undefined : { key: 'pixels', args: { width, height, minWidth, minHeight } };
}

function sizeOf(url: string): Promise<{ width: number; height: number } | null> {
  return new Promise(resolve => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
