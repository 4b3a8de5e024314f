import type { Config } from '../config';
import type { Secrets } from '../core/secrets';
import type { Database, Db } from '../db/types';

/**
 * The services given to handlers and stores: everything that outlives a request. The plugin that decorates the app with a service declares
 * it here by declaration merging.
 *
 * @example declare module '../http/Services' { interface Services { outbox: Outbox } }
 */
export interface Services {
  config: Config;
  db: Db;
  /** For what a query builder cannot do, such as notifications. */
  database: Database;
  secrets: Secrets;
}

declare module 'fastify' {
  interface FastifyInstance extends Services {}
}
