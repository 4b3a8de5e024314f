import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '../../../server/db/openDatabase';
import { copyPgliteTemplate, makePgliteTemplate } from './pgliteTemplate';
import { asAdmin, makePostgresTemplate, urlOf } from './postgresDatabases';

type FreshOptions = Pick<DatabaseOptions, 'statementTimeoutMs' | 'sync' | 'poolMax' | 'onLost'> & {
  /** The URL of a PgBouncer in front of PostgreSQL. */
  poolerUrl?: string | undefined;
};

/**
 * Creates a separate database with base and demo data in a fraction of a second, by copying the template that the run made once.
 * Uses PGlite, or PostgreSQL where `TEST_DATABASE_URL` names one (a superuser's URL), which the global setup does with `TEST_ON=postgres`.
 * `close()` also removes the database.
 */
export function freshDatabase(options: FreshOptions = {}): Promise<Database> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  return adminUrl ? freshPostgres(adminUrl, options) : freshPglite(options);
}

async function freshPglite({ poolerUrl: _, ...options }: FreshOptions): Promise<Database> {
  const template = process.env.TEST_PGLITE_TEMPLATE ?? (await makePgliteTemplate());
  const dataDir = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'merchants-db-'));
  await copyPgliteTemplate(template, dataDir);
  const database = await openDatabase({ sync: false, ...options, dataDir });
  return closingWith(database, () => removeFolder(dataDir));
}

async function freshPostgres(
  adminUrl: string,
  { poolerUrl = process.env.TEST_POOLER_URL, ...options }: FreshOptions,
): Promise<Database> {
  const template = process.env.TEST_POSTGRES_TEMPLATE ?? (await makePostgresTemplate(adminUrl));
  const name = `merchants_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, admin => admin.query(`create database "${name}" template "${template}"`));
  const directUrl = urlOf(adminUrl, name);
  const urls = poolerUrl
    ? { databaseUrl: urlOf(poolerUrl, name), directUrl, preparedStatements: false }
    : { databaseUrl: directUrl };
  const database = await openDatabase({ poolMax: 5, ...options, ...urls, dataDir: '' });
  return closingWith(database, async () => {
    await asAdmin(adminUrl, async admin => {
      await admin.query(`drop database if exists "${name}" with (force)`);
      await admin.query(`drop database if exists "${name}_snapshot" with (force)`);
    });
  });
}

function closingWith(database: Database, afterwards: () => Promise<void>): Database {
  const close = database.close.bind(database);
  return Object.assign(database, {
    async close() {
      await close();
      await afterwards();
    },
  });
}

/**
 * Removes a folder of a thousand small files in a separate process, so that the test file need not wait. The run's teardown removes what is
 * left.
 */
async function removeFolder(folder: string) {
  if (process.platform === 'win32' || !process.env.TEST_RUN_FOLDER) return rm(folder, { recursive: true, force: true });
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
}
