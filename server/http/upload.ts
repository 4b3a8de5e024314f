import type { FastifyRequest } from 'fastify';
import { HttpError } from '../core/HttpError';

/** The file of the multipart field `file`, buffered: endpoints cap the size of uploads. */
export interface UploadedFile {
  /** Name on the person's computer: for display only, never for a path. */
  filename: string;
  bytes: Buffer;
}

/**
 * Reads an upload.
 * @throws HttpError 415 if the body is not multipart, 422 without a file, 413 if it is too large
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new HttpError(415, 'Kirim berkas sebagai formulir (multipart/form-data).');
  const part = await request
    .file({
      limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11 },
      throwFileSizeLimit: false,
    })
    .catch(asUnreadable);
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw new HttpError(422, 'Ada isian yang perlu diperbaiki.', { errors: { file: 'Berkas harus diisi' } });
  }
  const bytes = await part.toBuffer().catch(asUnreadable);
  if (part.file.truncated) throw tooLarge(maxBytes);
  return { filename: part.filename, bytes };
}

/** Fastify's own errors (too many parts) are kept; other errors of the multipart parser are client errors too. */
const asUnreadable = (error: Error): never => {
  if ('statusCode' in error) throw error;
  throw new HttpError(422, 'Ada isian yang perlu diperbaiki.', {
    errors: { file: 'Kiriman berkas ini tidak dapat dibaca' },
  });
};

const tooLarge = (maxBytes: number) => {
  const message = `Berkas terlalu besar. Paling besar ${Math.floor(maxBytes / 1024 / 1024)} MB.`;
  return new HttpError(413, message, { errors: { file: message } });
};
