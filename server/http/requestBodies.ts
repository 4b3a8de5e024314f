import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

const NUL = /\\u0000|\0/;

/**
 * Reads JSON bodies and uploads, and no other kind: a form of another site cannot send JSON unasked. An empty body is no body.
 * Text with NUL, which PostgreSQL cannot store, is rejected; keys that would reach into prototypes are dropped.
 */
export const requestBodies = fp(
  async app => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      const body = text as string;
      if (body.trim() === '') return done(null, undefined);
      if (NUL.test(body)) return done(new HttpError(422, requestErrors.unstorableCharacter()));
      try {
        done(null, JSON.parse(body, dropPrototypeKeys));
      } catch {
        done(new HttpError(422, requestErrors.invalidJson()));
      }
    });
    app.addHook('onRequest', async request => {
      if (/%00/.test(request.url)) throw new HttpError(422, requestErrors.invalidAddress());
    });
    await app.register(multipart);
  },
  { name: 'request-bodies', dependencies: ['error-handler'] },
);

function dropPrototypeKeys(this: unknown, key: string, value: unknown) {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
