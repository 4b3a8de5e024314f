import type { FastifyRequest } from 'fastify';
import { providerErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import type { Capabilities } from './adapter/ProviderAdapter';
import { hasDryRun } from './prepareRequest';
import { isWrite } from './responses/readEnvelope';

/** Whether a status says that the request was refused, so that nothing was changed and it may be sent again. 408 does not. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/**
 * Returns the error for a request whose response does not say what became of it. A write may have been carried out, and that is said
 * instead of inviting the person to send it again.
 *
 * @param error the error of a request that can be sent again without harm
 * @param can what the provider can do: one that knows keys carries a request out once, and one that knows dry runs may have made one
 */
export function unanswered({ providerCall: call, headers }: FastifyRequest, error: HttpError, can: Capabilities) {
  const isHarmless =
    !call ||
    !isWrite(call) ||
    (can.idempotency && headers['idempotency-key'] !== undefined) ||
    (can.dryRun && hasDryRun(call));
  const { code, because } = error;
  return isHarmless ? error : new HttpError(code, providerErrors.unknownOutcome(), { because });
}
