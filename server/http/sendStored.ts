import type { FastifyReply } from 'fastify';
import { fileName } from '../../contract/core/fileName';
import type { StoredFile } from '../files/FileStore';

interface Sent {
  /** The stored file's name, `{id}.webp` or `{id}.pdf`, which says its type. A PDF is always a download, so that nothing in it can run on this origin. */
  stored: string;
  /** The name that the uploader gave it, for saving; its ending becomes that of the type. */
  name?: string;
  cacheControl?: string;
}

/** Streams a stored file. Nothing in it may run, and it is not cached unless `cacheControl` is given. */
export function sendStored(
  reply: FastifyReply,
  { stream, bytes }: StoredFile,
  { stored, name = stored, cacheControl = 'no-store' }: Sent,
): FastifyReply {
  const isPdf = stored.endsWith('.pdf');
  return reply
    .headers({
      'content-type': isPdf ? 'application/pdf' : 'image/webp',
      'content-length': bytes,
      'content-disposition': `${isPdf ? 'attachment' : 'inline'}; filename*=UTF-8''${encoded(fileName(name, stored))}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': cacheControl,
    })
    .send(stream);
}

/** RFC 8187 also reserves characters that `encodeURIComponent` leaves as they are. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
