import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

/** The status nginx logs when the client closes the connection. */
const CLIENT_CLOSED = 499;

/** The error for a caller that has left; nobody receives the response. */
export const callerLeft = () => new HttpError(CLIENT_CLOSED, requestErrors.cancelled());
