import { HttpError, invalidInput } from '../core/HttpError';
import type { DatabaseErrorFields } from '../db/DatabaseError';

/** Which field a constraint speaks of, and what to tell the person. */
export type Constraints = Record<string, { field: string; message: string }>;

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

/** Connection lost or refused, no connection or lock free, ended while idle, deadlock. */
const AWAY = /^(08...|53...|57P0.|55P03|25P03|40001|40P01|ECONN.*|ENOTFOUND|ETIMEDOUT|EPIPE)$/;

const told = ({ field, message }: { field: string; message: string }) => invalidInput({ [field]: message });

/** Drizzle wraps what the driver throws. */
export function databaseError(error: unknown): DatabaseErrorFields | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause as DatabaseErrorFields;
    if (cause.message === 'timeout exceeded when trying to connect') return { message: cause.message, code: '53300' };
  }
  return undefined;
}
