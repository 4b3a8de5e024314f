import { now } from '../../contract/core/now';
import type { id } from './messages';

/** A failed sign-in. */
export interface SignInFailure {
  message: string;
  /** The server's messages by field (422). */
  fields: FieldErrors;
  /** When the next attempt is allowed, in ms since 1970 (429). */
  retryAt?: number;
}

/** The relevant fields of the client's `ApiError`; a network error has no status, or 0. */
interface HttpError {
  status?: number;
  message?: string;
  errors?: Record<string, string>;
  /** In seconds. */
  retryAfter?: number;
}

/** Maps an error of `login`. Shows the server's message unchanged, or a fallback if there is none. */
export function readSignInError(error: unknown, messages: typeof id, at = now()): SignInFailure {
  const { status = 0, message, errors = {}, retryAfter } = (error ?? {}) as HttpError;
  if (status === 0) return { message: messages.serverAway, fields: {} };
  const { email, password } = errors;
  return {
    message: message || (status >= 502 ? messages.serverAway : messages.failed),
    fields: { ...(email && { email }), ...(password && { password }) },
    ...(status === 429 && retryAfter && { retryAt: at + retryAfter * 1000 }),
  };
}

export interface Credentials {
  email: string;
  password: string;
}

export type FieldErrors = Partial<Record<keyof Credentials, string>>;

/** Catches typos; only the server knows whether the account exists. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Validates the form (point 5): both fields are required, the email must be valid. Returns one message per invalid field. */
export function checkSignIn({ email, password }: Credentials, messages: typeof id): FieldErrors {
  const errors: FieldErrors = {};
  if (!email.trim()) errors.email = messages.emailRequired;
  else if (!emailShape.test(email.trim())) errors.email = messages.emailInvalid;
  if (!password) errors.password = messages.passwordRequired;
  return errors;
}
