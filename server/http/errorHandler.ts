import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ErrorMessage, fill } from '../../contract/core/defineErrors';
import { requestErrors, serverErrors } from '../../contract/core/errors';
import type { ErrorBody, ErrorCode } from '../../contract/core/response';
import { fileErrors } from '../../contract/fileErrors';
import { type FieldErrors, HttpError } from '../core/HttpError';
import { FilesUnreachable } from '../files/FilesUnreachable';
import { toHttpError } from '../store/toHttpError';
import { callerLeft } from './callerLeft';

/** Fastify's own error codes, mapped to ours. */
const frameworkErrors: Record<string, [status: number, error: ErrorMessage]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, requestErrors.unsupportedType()],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, requestErrors.bodyTooLarge()],
  FST_REQ_FILE_TOO_LARGE: [413, requestErrors.fileTooLarge()],
  FST_FILES_LIMIT: [413, requestErrors.tooManyFiles()],
  FST_PARTS_LIMIT: [413, requestErrors.tooManyParts()],
  FST_FIELDS_LIMIT: [413, requestErrors.tooManyFields()],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, requestErrors.notMultipart()],
};

/** For Fastify's `frameworkErrors`: addresses rejected before routing (a broken escape, an overlong parameter) get 404. */
export const handleFrameworkError = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, noSuchAddress());

const noSuchAddress = () => new HttpError(404, requestErrors.noSuchAddress());

/** Registers the error handler: an HttpError is sent as it is, anything else as 500 with an id and no details. */
export const errorHandler = fp(
  async app => {
    app.setErrorHandler((error: FastifyError | HttpError, request, reply) =>
      // an aborted body has the same error code as a lost database connection
      send(request, reply, request.raw.errored === error ? callerLeft() : asHttpError(error), error),
    );
    app.setNotFoundHandler((request, reply) => send(request, reply, noSuchAddress()));
  },
  { name: 'error-handler' },
);

function asHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  // also covers a lost database or a statement timeout, wherever it occurred
  const ofDatabase = toHttpError(error);
  if (ofDatabase) return ofDatabase;
  if (error instanceof FilesUnreachable) return new HttpError(503, fileErrors.unreachable(), { retryAfter: 5 });
  const translated = frameworkErrors[error.code];
  if (translated) return new HttpError(...translated);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new HttpError(422, requestErrors.unreadable());
  return new HttpError(500, serverErrors.failed());
}

function send(request: FastifyRequest, reply: FastifyReply, error: HttpError, cause?: Error) {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(error.retryAfter)));
  return reply
    .status(error.code)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(request, error, cause)));
}

/** Returns any error as a response body; internal errors are logged. */
export const errorBodyOf = (request: FastifyRequest, error: FastifyError | HttpError): ErrorBody =>
  bodyOf(request, asHttpError(error), error);

function bodyOf(request: FastifyRequest, error: HttpError, cause: Error | undefined): ErrorBody {
  if (error.code >= 500) request.log.error({ err: cause, because: error.because }, error.message);
  return {
    code: error.code,
    message: fill(error.message, { request_id: request.id }),
    data: error.data,
    error: { ...codeOf(error.error), ...(error.errors && { fields: mapValues(error.errors, codeOf) }) },
    ...(error.errors && { errors: mapValues(error.errors, ({ message }) => message) }),
    ...(error.code >= 500 && { request_id: request.id }),
  };
}

const codeOf = ({ code, params }: ErrorMessage): ErrorCode => ({ code, params });

const mapValues = <Value>(errors: FieldErrors, map: (error: ErrorMessage) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, map(error)]));
