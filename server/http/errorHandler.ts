import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorBody } from '../../contract/core/answer';
import { HttpError } from '../core/HttpError';
import { toHttpError } from '../store/toHttpError';

/** Messages for Fastify's own errors. */
const frameworkErrors: Record<string, [code: number, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Jenis isi permintaan tidak didukung. Kirim sebagai JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Isi permintaan terlalu besar.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'Berkas terlalu besar.'],
  FST_FILES_LIMIT: [413, 'Terlalu banyak berkas dalam satu permintaan.'],
  FST_PARTS_LIMIT: [413, 'Terlalu banyak bagian dalam satu permintaan.'],
  FST_FIELDS_LIMIT: [413, 'Terlalu banyak isian dalam satu permintaan.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'Kirim berkas sebagai formulir (multipart/form-data).'],
};

/**
 * For Fastify's `frameworkErrors`: addresses rejected before routing (a broken escape, a parameter that is too
 * long) are 404.
 */
export const handleFrameworkError = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, noSuchAddress());

const noSuchAddress = () => new HttpError(404, 'Alamat ini tidak ada.');

/** Error handler: an HttpError is sent as it is, anything else as 500 with an id and no details. */
export const errorHandler = fp(
  async app => {
    app.setErrorHandler((error: FastifyError | HttpError, request, reply) =>
      send(request, reply, asHttpError(error), error),
    );
    app.setNotFoundHandler((request, reply) => send(request, reply, noSuchAddress()));
  },
  { name: 'error-handler' },
);

function asHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  // also a lost database or a statement timeout, wherever it occurred
  const ofDatabase = toHttpError(error);
  if (ofDatabase) return ofDatabase;
  const translated = frameworkErrors[error.code];
  if (translated) return new HttpError(...translated);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new HttpError(422, 'Permintaan ini tidak dapat dibaca.');
  return new HttpError(500, 'Terjadi gangguan di peladen. Coba lagi; bila terulang, sebutkan id ini ke helpdesk.');
}

function send(request: FastifyRequest, reply: FastifyReply, error: HttpError, cause?: Error) {
  if (error.code >= 500) request.log.error({ err: cause }, error.message);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(error.retryAfter)));
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    data: error.data,
    ...(error.errors && { errors: error.errors }),
    ...(error.code >= 500 && { request_id: request.id }),
  };
  return reply.status(error.code).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
