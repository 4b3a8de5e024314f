import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/FileStore';

interface Sent {
  type: string;
  /** File name for saving. A PDF is always a download, so that nothing in it can run on this origin. */
  name: string;
  cacheControl?: string;
}

/** Streams a stored file. Nothing in it may run, and it is not cached unless `cacheControl` is given. */
export const sendStored = (
  reply: FastifyReply,
  { stream, bytes }: StoredFile,
  { type, name, cacheControl = 'no-store' }: Sent,
): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-length': bytes,
      'content-disposition': `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': cacheControl,
    })
    .send(stream);
