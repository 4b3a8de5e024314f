import type { FieldErrors } from './checkSignIn';
import type { id } from './messages';

/** What a failed login leaves on the page. */
export interface SignInFailure {
  message: string;
  /** Messages of the server about single fields (422). */
  fields: FieldErrors;
  /** When the next try is allowed, in ms since 1970 (429). */
  retryAt?: number;
}

/** The parts of the client's `ApiError` that matter here; a lost network has no status, or 0. */
interface HttpError {
  status?: number;
  message?: string;
  errors?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

/** Reads what `login` threw. The server's sentence is shown as it is; where it could not speak, ours stands in. */
export function readSignInError(error: unknown, messages: typeof id, now = Date.now()): SignInFailure {
  const { status = 0, message, errors = {}, retryAfter } = (error ?? {}) as HttpError;
  if (status === 0) return { message: messages.serverAway, fields: {} };
  const { email, password } = errors;
  return {
    message: message || (status >= 502 ? messages.serverAway : messages.failed),
    fields: { ...(email && { email }), ...(password && { password }) },
    ...(status === 429 && retryAfter && { retryAt: now + retryAfter * 1000 }),
  };
}
