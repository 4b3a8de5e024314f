import type { ErrorBody } from '../../contract/core/answer';

export const UNREACHABLE = 'Peladen tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.';

interface ApiErrorParts {
  errors?: Record<string, string> | undefined;
  data?: unknown;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

/**
 * A call that was refused or did not arrive. `status` is 0 where nobody answered. React-admin reads `status` and `body.errors`
 * (field to message, the specification's point 5) as it does of its own HttpError.
 */
export class ApiError extends Error {
  readonly errors: Record<string, string> | undefined;
  readonly data: unknown;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  /** What a person tells the helpdesk. */
  readonly requestId: string | undefined;
  /** An own property: react-admin looks for field errors in nothing else. */
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

  /** The status again, as the envelope names it. */
  get code(): number {
    return this.status;
  }
}

/** The error of an answer; `body` may be anything, where a proxy answered in the server's stead. */
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
