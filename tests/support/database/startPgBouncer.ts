import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../freePort';
import { asAdmin } from './postgresDatabases';
import { serverOwner } from './serverOwner';

export interface RunningPgBouncer {
  /** Connects to the `postgres` database through the pooler, which knows all the server's databases by name. */
  url: string;
  /** Points it at another server, as an operator does after a failover: edits the file and reloads it. */
  leadTo(adminUrl: string): Promise<void>;
  stop(): Promise<void>;
}

const given = fileURLToPath(new URL('../../../deploy/pgbouncer.ini', import.meta.url));
/** A separate user, so that settings of the role affect no other test. */
const USER = 'pooled';

/** Path of the installed program; undefined if there is none (Debian: `apt-get install pgbouncer`). */
export const pgBouncer: string | undefined = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map(folder => join(folder, 'pgbouncer'))
  .find(existsSync);

/**
 * Starts PgBouncer in transaction mode in front of a PostgreSQL, with the settings of `deploy/pgbouncer.ini`.
 * @param adminUrl a superuser's URL
 * @param settings override those of the file
 * @throws Error if it is not installed or does not start
 */
export async function startPgBouncer(
  adminUrl: string,
  settings: Record<string, string> = {},
): Promise<RunningPgBouncer> {
  if (!pgBouncer) throw new Error('PgBouncer is not installed: apt-get install pgbouncer');
  await prepareRole(adminUrl);
  const owner = serverOwner();
  const folder = await mkdtemp(join(tmpdir(), 'merchants-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const file = join(folder, 'pgbouncer.ini');
  const own = { listen_port: String(port), auth_type: 'trust', auth_file: users, unix_socket_dir: '', ...settings };
  const example = await readFile(given, 'utf8');
  const configure = ({ hostname, port: to }: URL) => {
    const leading = example.replace(/^merchants = .*$/m, `* = host=${hostname} port=${to}`);
    return writeFile(file, Object.entries(own).reduce(withSetting, leading));
  };
  await writeFile(users, `"${USER}" ""\n`);
  await configure(new URL(adminUrl));
  if (owner) for (const path of [folder, users, file]) await chown(path, owner.uid, owner.gid);
  const child = spawn(pgBouncer, [file], { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk).slice(-4_000);
      if (log.includes('process up')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${log}`)));
  });
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    async leadTo(other) {
      await configure(new URL(other));
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sets the role's settings as `docs/operations.md` says, because a pooler does not pass settings on. */
async function prepareRole(adminUrl: string) {
  await asAdmin(adminUrl, async admin => {
    const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [USER]);
    if (!rowCount) await admin.query(`create role ${USER} login superuser`);
    await admin.query(`alter role ${USER} set timezone = 'UTC'`);
    await admin.query(`alter role ${USER} set statement_timeout = '30s'`);
    await admin.query(`alter role ${USER} set idle_in_transaction_session_timeout = '60s'`);
  });
}

function withSetting(ini: string, [name, value]: [string, string]): string {
  const line = new RegExp(`^${name} = .*$`, 'm');
  return line.test(ini) ? ini.replace(line, `${name} = ${value}`) : `${ini}${name} = ${value}\n`;
}
