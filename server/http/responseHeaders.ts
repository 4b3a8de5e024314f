import fp from 'fastify-plugin';
import { BUILD_HEADER } from '../../contract/constants';

interface ResponseHeadersOptions {
  /** Names the console's build, so that an open console learns of a new version. */
  build: string | undefined;
}

/** On every answer its request's id and the console's build; nothing is cached unless it says so. */
export const responseHeaders = fp<ResponseHeadersOptions>(
  async (app, { build }) => {
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-request-id', request.id);
      if (build) reply.header(BUILD_HEADER, build);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'response-headers' },
);
