import { HttpError, invalidInput } from '../core/HttpError';
import type { DatabaseErrorFields } from '../db/DatabaseError';

/** The field of a constraint, and the message for the person. */
export type Constraints = Record<string, { field: string; message: string }>;

/**
 * Maps a failed statement to the error for its caller; undefined for a fault of ours (500). Constraints decide, not
 * a query before the write, which another request could overtake.
 */
export function toHttpError(error: unknown, constraints: Constraints = {}): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const { code, message, constraint } = databaseError(error) ?? {};
  const known = constraint === undefined ? undefined : constraints[constraint];
  switch (code) {
    case '23505':
      return known ? told(known) : new HttpError(409, 'Data yang sama sudah ada.');
    case '23503':
      if (message?.startsWith('update or delete'))
        return new HttpError(409, known?.message ?? 'Data ini masih dipakai data lain, jadi tidak dapat dihapus.');
      return known ? told(known) : invalidInput({}, 'Data yang dirujuk tidak ada lagi. Muat ulang lalu pilih lagi.');
    case '23514':
      return known && told(known);
    case '57014':
      return new HttpError(503, 'Permintaan ini terlalu lama dikerjakan. Persempit saringannya lalu coba lagi.', {
        retryAfter: 5,
      });
    default:
      return code !== undefined && AWAY.test(code)
        ? new HttpError(503, 'Basis data sedang tidak dapat dihubungi. Coba lagi sebentar lagi.', { retryAfter: 2 })
        : undefined;
  }
}

/** Connection lost or refused, no connection or lock available, ended while idle, deadlock. */
const AWAY = /^(08...|53...|57P0.|55P03|25P03|40001|40P01|ECONN.*|ENOTFOUND|ETIMEDOUT|EPIPE)$/;

const told = ({ field, message }: { field: string; message: string }) => invalidInput({ [field]: message });

/** Unwraps the driver's error from Drizzle's. */
export function databaseError(error: unknown): DatabaseErrorFields | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause as DatabaseErrorFields;
    if (cause.message === 'timeout exceeded when trying to connect') return { message: cause.message, code: '53300' };
  }
  return undefined;
}
