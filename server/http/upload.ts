import type { FastifyRequest } from 'fastify';
import { requestErrors } from '../../contract/core/errors';
import { ruleError } from '../../contract/core/rules';
import { HttpError, invalidInput } from '../core/HttpError';

/** The file of the multipart field `file`, buffered in memory, since endpoints cap the size of uploads. */
export interface UploadedFile {
  /** Name on the user's computer: for display only, never for a path. */
  filename: string;
  bytes: Buffer;
}

/**
 * Reads an uploaded file.
 * @param field an alternative name for the multipart field besides `file`
 * @throws HttpError 415 if the body is not multipart, 422 without a file, 413 if it is too large
 */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes, field = 'file' }: { maxBytes: number; field?: string },
): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new HttpError(415, requestErrors.notMultipart());
  const part = await request
    .file({
      limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11 },
      throwFileSizeLimit: false,
    })
    .catch(asUnreadable);
  if (part?.fieldname !== 'file' && part?.fieldname !== field) {
    part?.file.resume();
    throw invalidInput({ file: ruleError({ rule: 'required' }, 'Berkas') });
  }
  const bytes = await part.toBuffer().catch(asUnreadable);
  if (part.file.truncated) throw tooLarge(maxBytes);
  return { filename: part.filename, bytes };
}

/** Fastify's own errors (such as too many parts) are rethrown; errors from the multipart parser are the sender's fault too. */
const asUnreadable = (error: Error): never => {
  if ('statusCode' in error) throw error;
  throw invalidInput({ file: requestErrors.unreadableUpload() });
};

const tooLarge = (maxBytes: number) => {
  const error = requestErrors.fileOverLimit({ megabytes: Math.floor(maxBytes / 1024 / 1024) });
  return new HttpError(413, error, { errors: { file: error } });
};
