import fp from 'fastify-plugin';
import { fileErrors } from '../../contract/fileErrors';
import { notFound } from '../core/HttpError';
import { sendStored } from '../http/sendStored';

const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves uploaded pictures without a session: names are generated, the content under a name never changes, and nothing in it can run. */
export const storedFiles = fp(
  async app => {
    app.get<{ Params: { name: string } }>(
      '/files/:name',
      { config: { access: 'public' } },
      async ({ params: { name } }, reply) => {
        const file = /^[\w-]+\.webp$/.test(name) ? await app.files.open(name) : null;
        if (!file) throw notFound(fileErrors.notFound());
        // customers' apps show these pictures too
        reply.header('cross-origin-resource-policy', 'cross-origin');
        return sendStored(reply, file, { stored: name, cacheControl: A_YEAR });
      },
    );
  },
  { name: 'stored-files', encapsulate: true, decorators: { fastify: ['files'] } },
);
