import { isIP } from 'node:net';
import fp from 'fastify-plugin';
import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

/**
 * Rejects requests whose sender has no IP address (400). Behind a proxy the address comes from a header, and rate limits and the audit log
 * rely on it.
 */
export const senderAddress = fp(
  async app => {
    app.addHook('onRequest', async ({ ip }) => {
      if (isIP(ip) === 0) throw new HttpError(400, requestErrors.noAddress());
    });
  },
  { name: 'sender-address', dependencies: ['error-handler'] },
);
