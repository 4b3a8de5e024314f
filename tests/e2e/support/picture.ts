import sharp from 'sharp';
import type { FileValue } from './fillForm';

/** Creates a real JPEG of the given pixel size, with a gradient so that it is not blank. */
export async function picture(width = 1080, height = 360): Promise<FileValue> {
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#0d9488"/><stop offset="1" stop-color="#f59e0b"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return { name: 'gambar.jpg', mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(gradient)).jpeg().toBuffer() };
}
