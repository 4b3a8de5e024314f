import type { FastifyReply } from 'fastify';
import { fileErrors } from '../../../contract/fileErrors';
import { notFound } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { sendStored } from '../../http/sendStored';

/** Returns the key of a paper in the file store, separate from pictures and merchant documents. */
export const paperKey = (file: string): string => `papers/${file}`;

/**
 * Sends a paper under its original file name, made safe.
 *
 * @throws HttpError 404
 */
export async function sendPaper(
  { files }: Pick<Services, 'files'>,
  { file, name }: { file: string; name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const paper = /^[\w-]+\.(?:webp|pdf)$/.test(file) ? await files.open(paperKey(file)) : null;
  if (!paper) throw notFound(fileErrors.notFound());
  return sendStored(reply, paper, { stored: file, name });
}
