import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { HttpError } from '../../core/HttpError';
import type { Constraints } from '../../store/toHttpError';

/** Creates an HTTP error from one of the contract's errors, with its code as `data.reason`. */
export const httpErrorOf = (status: 403 | 409, error: ErrorMessage): HttpError =>
  new HttpError(status, error, { data: { reason: error.code } });

/** 409: someone else has decided on the record meanwhile. */
export const overtaken = (error: ErrorMessage): HttpError =>
  new HttpError(409, error, { data: { reason: error.code }, overtaken: true });
/** 409: the record's state does not allow the request. */
export const conflict = (error: ErrorMessage): HttpError => httpErrorOf(409, error);

/** Constraints of the `promotions` table that input can violate. */
export const promotionConstraints: Constraints = {
  promotions_code_key: { field: 'code', error: promotionErrors.codeTaken() },
};
