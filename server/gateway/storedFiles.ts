import fp from 'fastify-plugin';
import { fileErrors } from '../../contract/fileErrors';
import { notFound } from '../core/HttpError';

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves uploaded pictures: names are ours, a content never changes under its name, nothing in one can run, and no
 * session is looked at.
 */
export const storedFiles = fp(
  async app => {
    app.get<{ Params: { name: string } }>(
      '/files/:name',
      { config: { access: 'public' } },
      async ({ params: { name } }, reply) => {
        const bytes = /^[\w-]+\.webp$/.test(name) ? await app.files.get(name) : null;
        if (!bytes) throw notFound(fileErrors.notFound());
        return reply
          .headers({
            'content-type': 'image/webp',
            'content-disposition': `inline; filename="${name}"`,
            'content-security-policy': "default-src 'none'; sandbox",
            'cache-control': A_YEAR,
            // customers' apps show these pictures too
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(bytes);
      },
    );
  },
  { name: 'stored-files', encapsulate: true, decorators: { fastify: ['files'] } },
);
