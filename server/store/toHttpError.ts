import type { ErrorMessage } from '../../contract/core/defineErrors';
import { recordErrors, serverErrors } from '../../contract/core/errors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { DatabaseErrorFields } from '../db/DatabaseError';
import { isConnectionLost } from '../db/lostConnection';

/** Maps a constraint to the field it is about and the error to respond with. */
export type Constraints = Record<string, { field: string; error: ErrorMessage }>;

/**
 * Maps a failed statement to the error for its caller; undefined for a fault of ours (500). Constraints decide, rather than a query before
 * the write, which a concurrent request could invalidate.
 */
export function toHttpError(error: unknown, constraints: Constraints = {}): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const { code, message, constraint } = databaseError(error) ?? {};
  const known = constraint === undefined ? undefined : constraints[constraint];
  switch (code) {
    case '23505':
      return known ? invalidField(known) : new HttpError(409, recordErrors.duplicate());
    case '23503':
      if (message?.startsWith('update or delete')) return new HttpError(409, known?.error ?? recordErrors.inUse());
      return known ? invalidField(known) : invalidInput({}, recordErrors.referenceGone());
    case '23514':
      return known && invalidField(known);
    case '57014':
      return new HttpError(503, serverErrors.statementTimeout(), {
        retryAfter: 5,
      });
    default:
      return isTemporary(error) ? new HttpError(503, serverErrors.databaseUnreachable(), { retryAfter: 2 }) : undefined;
  }
}

/** No connection or lock available, transaction ended while idle, serialisation failure, deadlock. */
const BUSY = /^(53...|55P03|25P03|40001|40P01)$/;

const invalidField = ({ field, error }: Constraints[string]) => invalidInput({ [field]: error });

/** Whether the database was unreachable, restarting or too busy, so that a retry may soon succeed. */
export const isTemporary = (error: unknown): boolean =>
  isConnectionLost(error) || BUSY.test(databaseError(error)?.code ?? '');

/** Unwraps the driver's error from Drizzle's. */
export function databaseError(error: unknown): DatabaseErrorFields | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause as DatabaseErrorFields;
    if (cause.message === 'timeout exceeded when trying to connect') return { message: cause.message, code: '53300' };
  }
  return undefined;
}
