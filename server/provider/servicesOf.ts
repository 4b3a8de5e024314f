import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/Services';

// a record, so that a service that is missing here does not compile
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

/** What the app must be decorated with before handlers and jobs can be given their services. */
export const serviceNames = Object.keys(services) as (keyof Services)[];

/** The services with which plugins have decorated the app. */
export const servicesOf = (app: FastifyInstance): Services =>
  Object.fromEntries(serviceNames.map(name => [name, app[name]])) as unknown as Services;
