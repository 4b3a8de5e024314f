import type { ErrorMessage } from '../../contract/core/defineErrors';
import type { Restriction } from '../../contract/core/endpoint';
import { accessErrors, recordErrors, requestErrors } from '../../contract/core/errors';
import { permissions, type Slug } from '../../contract/rights/permissions';

/** Maps a field (dotted path) to its error. */
export type FieldErrors = Record<string, ErrorMessage>;

interface HttpErrorOptions {
  errors?: FieldErrors;
  /** Seconds after which a retry makes sense (429, 503). */
  retryAfter?: number;
  data?: unknown;
  /** Someone else was quicker: the record is no longer as the caller saw it. The response then says who changed it. */
  overtaken?: true;
  /** What caused a fault, for the log: never sent, and free of personal data. */
  because?: string | undefined;
}

/**
 * An error response sent deliberately; the error handler writes it as `{ code, message, data, error, errors? }`.
 *
 * @example throw new HttpError(409, priceErrors.alreadyReverted());
 */
export class HttpError extends Error {
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;
  readonly overtaken: boolean;
  readonly because: string | undefined;

  constructor(
    readonly code: number,
    readonly error: ErrorMessage,
    { errors, retryAfter, data, overtaken, because }: HttpErrorOptions = {},
  ) {
    super(error.message);
    this.name = 'HttpError';
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.data = data ?? null;
    this.overtaken = overtaken === true;
    this.because = because;
  }
}

export const unauthorized = (error: ErrorMessage = accessErrors.unauthorized()) => new HttpError(401, error);
/** Names the permissions of which the caller lacks any, by label and, in `data.rights`, by slug. */
export function forbidden(slugs: readonly Slug[] = []) {
  if (slugs.length === 0) return new HttpError(403, accessErrors.forbidden());
  const rights = slugs.map(slug => permissions.find(permission => permission.slug === slug)?.label ?? slug).join(', ');
  const error = accessErrors.missingRight({ rights });
  // the slugs, for other languages
  const params = { ...error.params, slugs: slugs.join(', ') };
  return new HttpError(403, { ...error, params }, { data: { reason: 'missing_right', rights: slugs } });
}
/** The session lacks something; `data.reason` says what. */
export const restricted = (reason: Restriction) => new HttpError(403, restrictions[reason](), { data: { reason } });
const restrictions: Record<Restriction, () => ErrorMessage> = {
  password_expired: accessErrors.passwordExpired,
  second_factor_missing: accessErrors.secondFactorMissing,
  see_as: accessErrors.seeingAs,
};
export const notFound = (error: ErrorMessage = recordErrors.notFound()) => new HttpError(404, error);
/** The record has changed since the caller read it; `current`, its version now, is sent as data. */
export const staleVersion = (current?: number) =>
  new HttpError(409, recordErrors.stale(), { data: { version: current }, overtaken: true });
export const invalidInput = (errors: FieldErrors, error: ErrorMessage = requestErrors.invalidInput()) =>
  new HttpError(422, error, { errors });
