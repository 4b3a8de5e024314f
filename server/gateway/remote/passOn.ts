import type { FastifyReply } from 'fastify';
import { isJson } from '../../../contract/core/responseStatus';
import type { Capabilities } from './adapter/ProviderAdapter';
import { errorInsteadOf } from './errorInsteadOf';
import { forgetProviderHeaders } from './forwardedHeaders';
import type { OnceByKey } from './onceByKey';
import { isRefusal, unanswered } from './outcome';
import { providerFailure } from './providerFailure';
import type { ProviderStream, SendResponse } from './responses/sendResponse';

interface PassOnOptions {
  sendResponse: SendResponse;
  once: OnceByKey | null;
  can: Capabilities;
}

/** Creates the two ends of a forwarded call: the provider responded, or the connection failed. */
export function passesOn({ sendResponse, once, can }: PassOnOptions) {
  return {
    /** Forwards the provider's response unless it is not an API response. */
    async response(reply: FastifyReply, response: ProviderStream) {
      const { statusCode, headers, stream } = response;
      const error = errorInsteadOf(response);
      if (error) {
        stream.on('error', () => undefined);
        stream.destroy();
        forgetProviderHeaders(reply);
        if (!isRefusal(statusCode)) return reply.send(unanswered(reply.request, error, can));
        await once?.refused(reply.request);
        return reply.send(error);
      }
      const { providerCall, providerFile } = reply.request;
      const isText = isJson(String(headers['content-type'] ?? ''));
      // no file is JSON: a JSON response says why there is none
      const endpoint = providerCall ?? (isText ? providerFile : null);
      if (endpoint && statusCode !== 304) return sendResponse.streamed(reply, endpoint, response);
      if (statusCode === 204 || statusCode === 304) {
        stream.resume();
        return reply.send();
      }
      // files are not compressed: the compressor would buffer slow streams
      if (!isText) reply.request.headers['x-no-compression'] = 'true';
      return reply.send(stream);
    },

    /** Sends our error for a request that got no response. */
    async failure(reply: FastifyReply, error: Error) {
      const { request } = reply;
      const failure = providerFailure(error);
      if (!neverArrived(error)) return reply.send(unanswered(request, failure, can));
      await once?.refused(request);
      return reply.send(failure);
    },
  };
}

/** Whether a failed request certainly did not reach the provider. */
function neverArrived(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (UNSENT.has((at as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
