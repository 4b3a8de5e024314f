import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readlink, realpath, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const HEARTBEAT_MS = 3_000;
/** A lock holder on another machine or in another container is considered dead after this long without a heartbeat. */
const SILENCE_MS = 12_000;

/** As long as a server takes to end. */
const PATIENCE_MS = 8_000;
const RETRY_MS = 200;

interface Holder {
  pid: number;
  /** Start time of the process as counted by the system; distinguishes processes that reuse an id. */
  started: string;
  /** Scope in which the process id is unique. */
  place: string;
}

/** Another process holds the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: Holder | undefined) {
    const who = holder ? `proses ${holder.pid} (${holder.place})` : 'proses lain';
    super(
      `Folder data ${folder} sedang dipakai ${who}. Hentikan dulu server itu, atau pilih DATA_DIR lain.\n` +
        `(The data folder is in use by ${holder ? `process ${holder.pid}` : 'another process'}; stop it or choose another DATA_DIR.)`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Locks the data folder for this process: PGlite does not lock its files, and two processes writing to them lose rows.
 *
 * Uses two locks. A system lock, a socket name, is exclusive without a race and always ends with the process, but is visible on this
 * machine only. A lock file with a heartbeat names the holder, and covers other containers or machines that share the folder. A file left
 * behind by `kill -9` is recognised by its dead process and does not block a start. A holder that is just ending, as at a restart, gets some
 * seconds to do so.
 * @param patience how long to wait for the holder to end, in milliseconds
 * @returns a function that releases the lock
 * @throws FolderInUse when another process (or this one) holds it
 */
export async function lockFolder(folder: string, patience = PATIENCE_MS): Promise<() => Promise<void>> {
  for (const since = Date.now(); ; await sleep(RETRY_MS)) {
    try {
      return await tryLock(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() - since >= patience) throw error;
    }
  }
}

async function tryLock(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'database.lock');
  const socket = await holdName(await realpath(folder)).catch(async error => {
    if (error.code === 'EADDRINUSE') throw new FolderInUse(folder, await readHolder(file));
    throw error;
  });
  try {
    await takeLockFile(folder, file);
  } catch (error) {
    socket?.close();
    throw error;
  }
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await rm(file, { force: true });
    await new Promise(resolve => (socket ? socket.close(resolve) : resolve(null)));
  };
}

/** Listens on a name derived from the folder's path; null on systems without socket names that vanish with their process. */
async function holdName(path: string): Promise<Server | null> {
  const name = `merchants-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  const address = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform as string];
  if (!address) return null;
  const server = createServer(connection => connection.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path: address, exclusive: true }, () => resolve(server));
  });
}

async function takeLockFile(folder: string, file: string) {
  const mine = `${file}.${randomUUID()}`;
  await writeFile(mine, JSON.stringify(await self()));
  try {
    // `link` fails if the file exists, so checking and creating are one atomic step
    for (let attempt = 0; !(await tryLink(mine, file)); attempt += 1) {
      const holder = await readHolder(file);
      if (attempt > 20 || (await isAlive(holder, file))) throw new FolderInUse(folder, holder);
      const stale = `${file}.${randomUUID()}`;
      await rename(file, stale).catch(ignoreMissing);
      await rm(stale, { force: true });
    }
  } finally {
    await rm(mine, { force: true });
  }
}

async function tryLink(from: string, to: string) {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAlive(holder: Holder | undefined, file: string): Promise<boolean> {
  if (!holder) return false;
  if (holder.place === (await place())) return holder.started === (await startOf(holder.pid));
  const since = Date.now();
  while (Date.now() - since < SILENCE_MS) {
    const seen = await stat(file).catch(ignoreMissing);
    if (!seen || Date.now() - seen.mtimeMs > SILENCE_MS) return false;
    await sleep(500);
    const again = await stat(file).catch(ignoreMissing);
    if (again && again.mtimeMs > seen.mtimeMs) return true;
  }
  return false;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

const self = async (): Promise<Holder> => ({
  pid: process.pid,
  started: (await startOf(process.pid)) ?? '',
  place: await place(),
});

/** The machine and, on Linux, the PID namespace (a container has its own). */
async function place(): Promise<string> {
  return [hostname(), await readlink('/proc/self/ns/pid').catch(() => '')].join(' ').trim();
}

/** Returns the start time of a process; undefined if there is none. Without /proc only its existence is known. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  if (process.platform !== 'linux') return 'running';
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the process name in brackets may contain anything; the start time is the 20th field after it
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
