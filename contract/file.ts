import { z } from 'zod';
import { type Access, declaredEndpoints, endpoint, slugsOf } from './core/endpoint';
import { holdsKind } from './core/holdsKind';
import type { Slug } from './rights/permissions';

declare module './core/audited' {
  interface AuditedActions {
    file: never;
  }
}

/** Limits of an uploaded image; its type is detected from the content. */
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
  .regex(/^\/files\/[\w-]+\.webp$/)
  .meta({ kind: 'image' });

/** The small rendition of a stored picture. */
export const thumbUrl = (url: string) => url.replace(/\.webp$/, '-thumb.webp');

/** Everyone who may write a record that holds a picture: the slugs of the calls whose body has a field of that kind. */
function writersOfImages(): Access {
  const writing = declaredEndpoints().filter(({ body }) => body && holdsKind(body, 'image'));
  return [...new Set(writing.flatMap(slugsOf))] as [Slug, ...Slug[]];
}

/** Files that one person uploads within 24 hours at most; photos of the own profile count with them. */
export const MAX_UPLOADS_A_DAY = { any: 1_000, photo: 30 } as const;

export const fileApi = {
  uploadImage: endpoint('POST /v1/utils/upload-file', {
    get access(): Access {
      return writersOfImages();
    },
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
