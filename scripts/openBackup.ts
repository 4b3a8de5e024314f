import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../server/db/openDatabase';

interface Where {
  /** A dump made by `pg_dump -Fc`, or a copy of DATA_DIR with the embedded database. */
  backup: string;
  /** For a dump: a PostgreSQL server on which the user may create databases. */
  serverUrl: string | undefined;
}

interface OpenBackup {
  database: Database;
  /** Removes the restored database; the backup itself is left unchanged. */
  remove(): Promise<void>;
}

/** Restores a backup into a separate empty database and opens it. @throws Error with the reason if that fails */
export async function openBackup({ backup, serverUrl }: Where): Promise<OpenBackup> {
  const isFolder = (await stat(backup)).isDirectory();
  if (isFolder) return openFolder(backup);
  if (!serverUrl)
    throw new Error('Berkas dump memerlukan DATABASE_URL: PostgreSQL tempat cadangan dipulihkan sementara.');
  return openDump(backup, serverUrl);
}

async function openFolder(backup: string): Promise<OpenBackup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'merchants-backup-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    await cp(join(backup, 'pglite'), join(dataDir, 'pglite'), { recursive: true });
    const database = await openDatabase({ dataDir });
    return {
      database,
      async remove() {
        await database.close();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function openDump(backup: string, serverUrl: string): Promise<OpenBackup> {
  const name = `backup_verify_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name} template template0`);
  const drop = () => onServer(serverUrl, `drop database if exists ${name} with (force)`);
  try {
    await restore(backup, url.href);
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    return {
      database,
      async remove() {
        await database.close();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function onServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Restores as the URL's user, who need not be a superuser or the dump's owner. Stops at the first error. */
function restore(backup: string, url: string): Promise<void> {
  const { PG_BIN } = process.env;
  const program = PG_BIN ? join(PG_BIN, 'pg_restore') : 'pg_restore';
  const args = ['--exit-on-error', '--no-owner', '--no-privileges', '--jobs=2', `--dbname=${url}`, backup];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', ({ message }) => reject(new Error(`pg_restore tidak dapat dijalankan: ${message}`)));
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`pg_restore berakhir dengan ${code}`))));
  });
}
