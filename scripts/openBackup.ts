import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../server/db/openDatabase';

interface Where {
  /** A dump that `pg_dump -Fc` made, or a copy of DATA_DIR with the embedded database. */
  backup: string;
  /** A PostgreSQL on which the user may create databases; for a dump. */
  serverUrl: string | undefined;
}

interface OpenBackup {
  database: Database;
  /** Removes what was restored. The backup itself stays as it is. */
  remove(): Promise<void>;
}

/** Restores a backup into an empty database of its own and opens it. @throws Error that says what stands against it */
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

/** As the user of the URL, who need not be a superuser, whoever made the dump. The first error ends it. */
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
