import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import { MAX_LIST } from '../../contract/core/endpoint';
import { requestErrors } from '../../contract/core/errors';
import { HttpError } from '../core/HttpError';

const NUL = /\\u0000|\0/;

/**
 * Parses JSON bodies and uploads, and nothing else: a cross-site form cannot send JSON. An empty body counts as none. PostgreSQL stores
 * neither NUL nor unpaired surrogates: text with the former is rejected, the latter become U+FFFD. Keys that would pollute prototypes are
 * dropped. A list is cut behind one element too many: it is rejected as too long, and what may be a million elements is not judged.
 */
export const requestBodies = fp(
  async app => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      const body = text as string;
      if (body.trim() === '') return done(null, undefined);
      if (NUL.test(body)) return done(new HttpError(422, requestErrors.unstorableCharacter()));
      try {
        done(null, storable(JSON.parse(body)));
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

const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Not a reviver of `JSON.parse`, which would be called for each of a million elements. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return (value.length > MAX_LIST ? value.slice(0, MAX_LIST + 1) : value).map(storable);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !POLLUTING.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, storable(inner)]));
}
