import fp from 'fastify-plugin';
import { BUILD_HEADER } from '../../contract/constants';

interface ResponseHeadersOptions {
  /** Identifies the console build, so that an open console notices a new version. */
  build: string | undefined;
}

/** Adds the request id and the console build to every response; nothing is cached unless a route says so. */
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
