import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { HttpError } from '../../core/HttpError';

/** An error of the contract, with its code as `data.reason`. */
export const answerError = (status: 403 | 409, error: ErrorMessage): HttpError =>
  new HttpError(status, error, { data: { reason: error.code } });

/** The record's state does not allow the request: 409. */
export const conflict = (error: ErrorMessage): HttpError => answerError(409, error);
