import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

/** As nginx logs callers that left. */
const CLIENT_CLOSED = 499;

/** Nobody is there any more to hear the answer. */
export const callerLeft = () => new HttpError(CLIENT_CLOSED, requestErrors.cancelled());
