import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePgliteTemplate } from './pgliteTemplate';
import { makePostgresTemplate } from './postgresDatabases';
import { type RunningPgBouncer, startPgBouncer } from './startPgBouncer';
import { type RunningPostgres, startPostgres } from './startPostgres';

declare global {
  // the only way to pass anything to Jest's teardown
  var testPostgres: RunningPostgres | undefined;
  var testPgBouncer: RunningPgBouncer | undefined;
}

/**
 * Runs once: makes the template that every test file's database is copied from. With `TEST_ON=postgres` it also starts the server for it,
 * with `TEST_ON=pgbouncer` behind a pooler.
 */
export default async function globalSetup() {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'merchants-run-'));
  if (process.env.TEST_ON !== 'postgres' && process.env.TEST_ON !== 'pgbouncer') {
    process.env.TEST_PGLITE_TEMPLATE = await makePgliteTemplate();
    return;
  }
  if (!process.env.TEST_DATABASE_URL) {
    globalThis.testPostgres = await startPostgres();
    process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
  }
  process.env.TEST_POSTGRES_TEMPLATE = await makePostgresTemplate(process.env.TEST_DATABASE_URL);
  if (process.env.TEST_ON !== 'pgbouncer') return;
  globalThis.testPgBouncer = await startPgBouncer(process.env.TEST_DATABASE_URL);
  process.env.TEST_POOLER_URL = globalThis.testPgBouncer.url;
}
