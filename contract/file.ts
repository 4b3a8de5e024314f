import { z } from 'zod';
import { endpoint } from './core/endpoint';

/** Caps of an uploaded picture; type is judged by content, never by name. */
export const IMAGE_LIMITS = {
  maxBytes: 2 * 1024 * 1024,
  maxPixels: 40_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** Width of the small rendition that lists show, in pixels. */
  thumbWidth: 288,
} as const;

export const uploadedImage = z.object({
  /** Path on this origin: `/files/{id}.webp`. */
  url: z.string(),
  thumb_url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});

/** The path of a stored picture, as records keep it. */
export const imageUrl = z
  .string()
  .min(1)
  .regex(/^\/files\/[\w-]+\.webp$/);

/** The small rendition of a stored picture. */
export const thumbUrl = (url: string) => url.replace(/\.webp$/, '-thumb.webp');

export const fileApi = {
  uploadImage: endpoint('POST /v1/utils/upload-file', {
    // everyone who may write a record that carries a picture
    access: ['can_create_banner', 'can_update_banner', 'can_create_list_merchant', 'can_update_list_merchant'],
    summary:
      'Store a picture: JPEG, PNG or WebP in the multipart field `file`; it is re-encoded as WebP without metadata',
    upload: { maxBytes: IMAGE_LIMITS.maxBytes },
    answer: uploadedImage,
    status: 201,
  }),
  uploadPhoto: endpoint('POST /api/console/photo', {
    access: 'signedIn',
    summary: 'Store a picture for the own profile; the profile then names its url',
    upload: { maxBytes: IMAGE_LIMITS.maxBytes },
    answer: uploadedImage,
    status: 201,
  }),
};
