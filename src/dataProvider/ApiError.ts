import type { ErrorBody, ErrorCode } from '../../contract/core/response';
import { errorText } from './errorText';

/** Message for a console endpoint that the remote provider lacks; no request is sent. */
export const NOT_OFFERED = 'Penyedia layanan ini belum menyediakan bagian ini.';
export const UNREACHABLE = 'Server tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.';

interface ApiErrorParts {
  /** The error codes behind the messages. */
  error?: ErrorBody['error'];
  errors?: Record<string, string> | undefined;
  data?: unknown;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

/**
 * A call that failed or never reached the server; `status` is 0 if there was no response. React-admin reads `status` and
 * `body.errors` (field to message, the specification's point 5) as it does from its own HttpError.
 */
export class ApiError extends Error {
  /** Code and parameters, including those of each field; the messages are already in the user's language. */
  readonly error: ErrorBody['error'];
  readonly errors: Record<string, string> | undefined;
  readonly data: unknown;
  /** Seconds to wait before retrying. */
  readonly retryAfter: number | undefined;
  /** Identifies the request for the helpdesk. */
  readonly requestId: string | undefined;
  /** react-admin reads field errors from here only */
  readonly body: { errors?: Record<string, string>; data: unknown; request_id?: string };

  constructor(
    readonly status: number,
    message: string,
    { error, errors, data, retryAfter, requestId }: ApiErrorParts = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.error = error;
    this.errors = errors;
    this.data = data ?? null;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
    this.body = { data: this.data, ...(errors && { errors }), ...(requestId && { request_id: requestId }) };
  }

  /** The status under its name in the envelope. */
  get code(): number {
    return this.status;
  }
}

/** Converts an error response to an ApiError; `body` may be anything, since a proxy may have responded instead of the server. */
export function toApiError(status: number, body: unknown, header: (name: string) => unknown): ApiError {
  const response = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  const { error, errors } = response;
  const message =
    typeof response.message === 'string' && response.message ? response.message : `Permintaan gagal (${status}).`;
  const requestId = response.request_id ?? (header('x-request-id') as string | undefined);
  return new ApiError(status, errorText(withId(error, requestId), message), {
    error,
    errors: errors && translated(errors, error?.fields),
    data: response.data,
    retryAfter: Number(header('retry-after')) || undefined,
    requestId,
  });
}

/** Adds the request id, which messages about server faults quote but the error's own parameters lack. */
const withId = (error: ErrorCode | undefined, request_id: string | undefined): ErrorCode | undefined =>
  error && request_id ? { ...error, params: { ...error.params, request_id } } : error;

const translated = (errors: Record<string, string>, codes: NonNullable<ErrorBody['error']>['fields'] = {}) =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, errorText(codes[path], message)]));
