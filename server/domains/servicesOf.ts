import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/Services';

// a record, so that omitting a service is a compile error
const services: Record<keyof Services, true> = {
  config: true,
  database: true,
  db: true,
  files: true,
  live: true,
  outbox: true,
  secrets: true,
  sessions: true,
};

/** The decorators that the app needs before handlers and jobs can be given their services. */
export const serviceNames = Object.keys(services) as (keyof Services)[];

/** Returns the services with which plugins have decorated the app. */
export const servicesOf = (app: FastifyInstance): Services =>
  Object.fromEntries(serviceNames.map(name => [name, app[name]])) as unknown as Services;
