import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { HttpError } from '../../core/HttpError';

/** 422 for an order that cannot be placed, on the field concerned; `data.reason` repeats the error's code. */
export const notPossible = (field: string, error: ErrorMessage): HttpError =>
  new HttpError(422, error, { errors: { [field]: error }, data: { reason: error.code } });
