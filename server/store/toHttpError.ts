import type { ErrorMessage } from '../../contract/core/defineErrors';
import { recordErrors, serverErrors } from '../../contract/core/errors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { DatabaseErrorFields } from '../db/DatabaseError';

/** The field that a constraint is about, and the error to answer with. */
export type Constraints = Record<string, { field: string; error: ErrorMessage }>;

/**
 * What a failed statement means for the person who caused it; undefined where nobody but us is to blame (a 500).
 * The constraint decides, not a question asked before the write, which another request could overtake.
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
      return code !== undefined && AWAY.test(code)
        ? new HttpError(503, serverErrors.databaseUnreachable(), { retryAfter: 2 })
        : undefined;
  }
}

/** Connection lost or refused, no connection or lock free, ended while idle, deadlock. */
const AWAY = /^(08...|53...|57P0.|55P03|25P03|40001|40P01|ECONN.*|ENOTFOUND|ETIMEDOUT|EPIPE)$/;

const invalidField = ({ field, error }: Constraints[string]) => invalidInput({ [field]: error });

/** Drizzle wraps what the driver throws. */
export function databaseError(error: unknown): DatabaseErrorFields | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause as DatabaseErrorFields;
    if (cause.message === 'timeout exceeded when trying to connect') return { message: cause.message, code: '53300' };
  }
  return undefined;
}
