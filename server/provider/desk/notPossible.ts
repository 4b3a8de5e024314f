import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { HttpError } from '../../core/HttpError';

/** What stands against an order, at its field; the error's code is `data.reason` too. */
export const notPossible = (field: string, error: ErrorMessage): HttpError =>
  new HttpError(422, error, { errors: { [field]: error }, data: { reason: error.code } });
