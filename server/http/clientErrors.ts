import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { requestErrors } from '../../contract/core/errors';

const errors: Record<string, [status: number, error: ErrorMessage]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, requestErrors.tooSlow()],
  HPE_HEADER_OVERFLOW: [431, requestErrors.headersTooLarge()],
};

/** For Fastify's `clientErrorHandler`: answers a malformed or too slow request with the usual envelope and closes the connection. */
export const clientErrors: FastifyServerOptions['clientErrorHandler'] = (cause, socket) => {
  if (cause.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, { code, params, message }] = errors[cause.code] ?? [400, requestErrors.unreadable()];
  const body = JSON.stringify({ code: status, message, data: null, error: { code, params } });
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(cause);
};
