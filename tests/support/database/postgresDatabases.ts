import pg from 'pg';
import { openDatabase } from '../../../server/db/openDatabase';
import { fillForTests } from './fillForTests';
import { templateKey } from './templateKey';

/** Runs `work` while connected to the `postgres` database of the server that `adminUrl` names. */
export async function asAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Makes the filled database that tests are copied from, unless the server still has it from an earlier run. */
export async function makePostgresTemplate(adminUrl: string): Promise<string> {
  const template = `merchants_template_${templateKey()}`;
  await asAdmin(adminUrl, async admin => {
    // only one run at a time may make it
    await admin.query('select pg_advisory_lock(7316557)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const draft = `${template}_draft`;
    await admin.query(`drop database if exists "${draft}" with (force)`);
    await admin.query(`create database "${draft}"`);
    const database = await openDatabase({ databaseUrl: urlOf(adminUrl, draft), dataDir: '', poolMax: 2 });
    await fillForTests(database);
    await database.close();
    await admin.query(`alter database "${draft}" rename to "${template}"`);
  });
  return template;
}
