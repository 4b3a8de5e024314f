import { HttpError } from '../../../core/HttpError';

/** 403 with a reason that the console can tell apart: `data.reason`. */
export const forbiddenBecause = (reason: string, message: string, details: object = {}) =>
  new HttpError(403, message, { data: { reason, ...details } });
