import { z } from 'zod';
import { type Access, declaredEndpoints, type Endpoint, endpoint, slugsOf } from './core/endpoint';
import type { FieldKind } from './core/fieldKind';
import { anyText } from './core/fields';
import { fileName } from './core/fileName';
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
  /** Width of the thumbnail shown in lists, in pixels. */
  thumbWidth: 288,
} as const;

/** Limits of an uploaded document; its type is detected from the content. */
export const DOCUMENT_LIMITS = { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000 } as const;

export const uploadedImage = z.object({
  /** Path on this origin: `/files/{id}.webp`. */
  url: z.string(),
  // the address is all that records and pages need, and all that some providers answer
  thumb_url: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  bytes: z.int().optional(),
});

const MAX_IMAGE_ADDRESS = 200;

/** The path of a stored image, as records hold it. */
export const imageUrl = anyText(MAX_IMAGE_ADDRESS)
  .min(1)
  .regex(/^\/files\/[\w-]+\.webp$/)
  .meta({ kind: 'image' });

const MAX_PAPER_ADDRESS = 1_000;

/**
 * The path of a stored document with its original file name, as records hold it: `/api/console/paper/{id}.pdf/Nota%20November.pdf`. Whoever
 * writes the record chooses that name, so it is shown and saved only as {@link fileName} returns it.
 */
export const paper = anyText(MAX_PAPER_ADDRESS)
  .regex(/^\/api\/console\/paper\/[\w-]+\.(?:webp|pdf)\/[^/?#\s]+$/)
  .meta({ kind: 'file' });

/** Builds the path of a stored document. */
export const paperUrl = (file: string, name: string): string =>
  `/api/console/paper/${file}/${encodeURIComponent(fileName(name, file))}`;

type Held = Extract<FieldKind, 'image' | 'file'>;

const anyOf = (endpoints: readonly Endpoint[]): Access => [...new Set(endpoints.flatMap(slugsOf))] as [Slug, ...Slug[]];

/** Access for everyone who may write a record holding an image or document: the slugs of all calls with such a field in the body. */
const writersOf = (kind: Held): Access =>
  anyOf(declaredEndpoints().filter(({ body }) => body && holdsKind(body, kind)));

/** Access for everyone who may read such a record: the slugs of all GET calls with such a field in the response. */
const readersOf = (kind: Held): Access =>
  anyOf(
    declaredEndpoints().filter(({ method, response }) => method === 'GET' && response && holdsKind(response, kind)),
  );

/** Maximum number of files that a person may have uploaded within 24 hours: of all kinds, and of profile photos. */
export const MAX_UPLOADS_A_DAY = { any: 1_000, photo: 30 } as const;

export const fileApi = {
  uploadImage: endpoint('POST /v1/utils/upload-file', {
    get access(): Access {
      return writersOf('image');
    },
    summary:
      'Upload an image: JPEG, PNG or WebP in the multipart field `file`; it is re-encoded as WebP without metadata',
    upload: { maxBytes: IMAGE_LIMITS.maxBytes },
    response: uploadedImage,
    status: 201,
  }),
  uploadPaper: endpoint('POST /api/console/paper', {
    get access(): Access {
      return writersOf('file');
    },
    summary:
      'Upload a supporting document for a record to reference: JPEG, PNG, WebP (re-encoded) or PDF (without scripts or attachments), in the multipart field `file`',
    upload: { maxBytes: DOCUMENT_LIMITS.maxBytes },
    response: z.object({ url: z.string(), bytes: z.int() }),
    status: 201,
  }),
  paper: endpoint('GET /api/console/paper/{file}/{name}', {
    get access(): Access {
      return readersOf('file');
    },
    summary:
      'Get a stored supporting document, for those who may read records with such documents; its name cannot be guessed',
    download: ['image/webp', 'application/pdf'],
  }),
  uploadPhoto: endpoint('POST /api/console/photo', {
    access: 'signedIn',
    summary: 'Upload a photo for your own profile; the profile then references its URL',
    upload: { maxBytes: IMAGE_LIMITS.maxBytes },
    response: uploadedImage,
    status: 201,
  }),
};
