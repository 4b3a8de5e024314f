import type { ErrorBody } from '../../contract/core/answer';

export const UNREACHABLE = 'Peladen tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.';

interface ApiErrorParts {
  errors?: Record<string, string> | undefined;
  data?: unknown;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

/**
 * A failed call. `status` is 0 if the server was unreachable. React-admin reads `status` and `body.errors` (field
 * to message, the specification's point 5) as in its own HttpError.
 */
export class ApiError extends Error {
  readonly errors: Record<string, string> | undefined;
  readonly data: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Identifies the request for the helpdesk. */
  readonly requestId: string | undefined;
  /** react-admin reads field errors from here only */
  readonly body: { errors?: Record<string, string>; data: unknown; request_id?: string };

  constructor(
    readonly status: number,
    message: string,
    { errors, data, retryAfter, requestId }: ApiErrorParts = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.errors = errors;
    this.data = data ?? null;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
    this.body = { data: this.data, ...(errors && { errors }), ...(requestId && { request_id: requestId }) };
  }

  /** The status again, as named in the envelope. */
  get code(): number {
    return this.status;
  }
}

/** The error of a response; `body` may be anything, if a proxy answered. */
export function toApiError(status: number, body: unknown, header: (name: string) => unknown): ApiError {
  const response = typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  const message =
    typeof response.message === 'string' && response.message ? response.message : `Permintaan gagal (${status}).`;
  return new ApiError(status, message, {
    errors: response.errors,
    data: response.data,
    retryAfter: Number(header('retry-after')) || undefined,
    requestId: response.request_id ?? (header('x-request-id') as string | undefined),
  });
}
