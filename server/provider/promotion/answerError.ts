import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { HttpError } from '../../core/HttpError';

/** Creates an HTTP error from one of the contract's errors, with its code as `data.reason`. */
export const answerError = (status: 403 | 409, error: ErrorMessage): HttpError =>
  new HttpError(status, error, { data: { reason: error.code } });

/** 409: someone else has decided on the record meanwhile. */
export const overtaken = (error: ErrorMessage): HttpError =>
  new HttpError(409, error, { data: { reason: error.code }, overtaken: true });
/** 409: the record's state does not allow the request. */
export const conflict = (error: ErrorMessage): HttpError => answerError(409, error);
