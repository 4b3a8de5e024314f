import Fastify from 'fastify';
import type { Database } from '../../server/db/types';
import { readiness } from '../../server/http/readiness';
import { endProcess } from '../../server/startup/endProcess';

/** A separate process: a bare server in which a promise rejection goes unhandled. */
async function main() {
  const app = Fastify({ logger: true });
  await app.register(readiness);
  const database = { close: async () => app.log.info('database closed') } as Partial<Database> as Database;
  endProcess({ app, database, drainSeconds: 0 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  void Promise.reject(new Error('nobody looked'));
}

void main();
