import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { HttpError } from '../../core/HttpError';

/** An error of the contract as an answer; its code goes out as `data.reason`. */
export const answerError = (status: 403 | 409, error: ErrorMessage): HttpError =>
  new HttpError(status, error, { data: { reason: error.code } });

/** The state of a record that stands against what is asked: 409. */
export const conflict = (error: ErrorMessage): HttpError => answerError(409, error);
