import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** Receives log lines as JSON. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Configures structured logs as JSON lines. A request is logged with only its method, route and address: headers, bodies, query strings and
 * paths may hold secrets, such as the link in an email.
 */
export function logger({ LOG_LEVEL, NODE_ENV }: Config, stream?: LogStream): FastifyServerOptions['logger'] {
  if (LOG_LEVEL === 'silent') return false;
  return {
    level: LOG_LEVEL,
    ...(stream && { stream }),
    redact: ['req.headers', 'password', '*.password', 'token', '*.token', 'refresh_token', '*.refresh_token'],
    serializers: {
      err: error => written(withoutParameters(error)),
      req: request => ({ method: request.method, route: request.routeOptions.url ?? null, ip: request.ip }),
      res: reply => ({ status: reply.statusCode }),
    },
    ...(NODE_ENV === 'development' &&
      process.stdout.isTTY && {
        transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
      }),
  };
}

/** Drizzle's message for a failed statement contains its parameters, password hashes among them; the cause does not. */
const withoutParameters = (error: Error): Error =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error;

const written = ({ name, message, stack = '' }: Error) => ({ type: name, message, stack });
