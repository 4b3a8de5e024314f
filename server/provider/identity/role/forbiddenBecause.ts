import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { HttpError } from '../../../core/HttpError';

/** 403 with a machine-readable reason for the console in `data.reason`. */
export const forbiddenBecause = (reason: string, error: ErrorMessage, details: object = {}) =>
  new HttpError(403, error, { data: { reason, ...details } });
