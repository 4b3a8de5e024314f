import type { FastifyPluginAsync } from 'fastify';
import { unauthorized } from '../../../core/HttpError';
import { callersToken } from '../../../http/requestSession';
import type { ProviderAdapter } from '../adapter/ProviderAdapter';
import { addressForProvider } from '../answers/foreignId';
import type { AskProvider } from '../askProvider';
import { derived } from './derived';

interface WorkedOutOptions {
  ask: AskProvider;
  adapter: ProviderAdapter;
  secure: boolean;
  timeoutMs: number;
}

/** Registers the calls that the provider lacks and that are derived from its lists. */
export const derivedCalls: FastifyPluginAsync<WorkedOutOptions> = async (app, { ask, adapter, secure, timeoutMs }) => {
  for (const { endpoint, answer } of derived)
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access: 'provider' },
      handler: async request => {
        const token = callersToken(request, secure);
        if (!token) throw unauthorized();
        const data = await answer(
          {
            adapter,
            ask: ({ path, method }) =>
              ask({ path: addressForProvider(path), method: method ?? 'GET', token, timeoutMs }),
          },
          { params: request.params as Record<string, string>, search: request.url.split('?', 2)[1] },
        );
        return { code: 200, message: endpoint.done ?? 'Berhasil', data };
      },
    });
};
