/** A crop, in pixels of the rotated picture. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees. */
  rotation: number;
}

/** Limits of the encoded crop; `maxBytes` is the upload's cap. */
interface Options {
  /** In pixels; the crop is never enlarged. */
  maxWidth: number;
  maxBytes?: number;
}

/** Crops a picture and encodes it as WebP, or as JPEG if the browser cannot, lowering the quality until it fits `maxBytes`. */
export async function drawCrop(
  url: string,
  crop: Crop,
  { maxWidth, maxBytes = Number.POSITIVE_INFINITY }: Options,
): Promise<Blob> {
  const image = await load(url);
  const scale = Math.min(1, maxWidth / crop.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(crop.width * scale);
  canvas.height = Math.round(crop.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const angle = (crop.rotation * Math.PI) / 180;
  const turned = turnedSize(image.naturalWidth, image.naturalHeight, crop.rotation);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(turned.width / 2 - crop.x, turned.height / 2 - crop.y);
  context.rotate(angle);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  for (const quality of [0.92, 0.8, 0.65]) {
    const blob = await encode(canvas, quality);
    if (blob.size <= maxBytes) return blob;
  }
  return encode(canvas, 0.5);
}

/** Returns the size of the bounding box of a rotated picture. */
export function turnedSize(width: number, height: number, rotation: number) {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: cos * width + sin * height, height: sin * width + cos * height };
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const as = (type: string) => new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality));
  const webp = await as('image/webp');
  // Safari falls back to PNG for unsupported types
  const blob = webp?.type === 'image/webp' ? webp : await as('image/jpeg');
  if (!blob) throw new Error('The image could not be encoded');
  return blob;
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The image could not be read'));
    image.src = url;
  });
}
