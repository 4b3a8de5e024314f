import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** Structured logs as JSON lines. Never logs headers, bodies or query strings, which may hold secrets. */
export function logger({ LOG_LEVEL, NODE_ENV }: Config): FastifyServerOptions['logger'] {
  if (LOG_LEVEL === 'silent') return false;
  return {
    level: LOG_LEVEL,
    redact: ['req.headers', 'password', '*.password', 'token', '*.token', 'refresh_token', '*.refresh_token'],
    serializers: {
      err: error => written(withoutParameters(error)),
      req: request => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      res: reply => ({ status: reply.statusCode }),
    },
    ...(NODE_ENV === 'development' &&
      process.stdout.isTTY && {
        transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
      }),
  };
}

/**
 * Drizzle's message of a failed statement contains its parameters, password hashes among them; the cause does not.
 */
const withoutParameters = (error: Error): Error =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error;

const written = ({ name, message, stack = '' }: Error) => ({ type: name, message, stack });
