import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../../server/db/folderLock';

const children: ChildProcess[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchants-lock-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) await killed(child);
  await rm(folder, { recursive: true, force: true });
});

/** Starts another process that tries to lock the folder; its first line reports the outcome. */
async function holder(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '../support/database/holdFolder.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  const said = await new Promise<string>(resolve => child.stdout!.once('data', chunk => resolve(String(chunk).trim())));
  return { child, said };
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return Promise.resolve();
  child.kill('SIGKILL');
  return new Promise(resolve => child.once('exit', () => resolve()));
}

test('a second process is rejected, naming the holder and the folder', async () => {
  const { child, said } = await holder();
  expect(said).toBe('held');
  const refused = await lockFolder(folder, 0).catch(error => error);
  expect(refused).toBeInstanceOf(FolderInUse);
  expect(refused.message).toContain(`proses ${child.pid}`);
  expect(refused.message).toContain(folder);
});

test('exactly one of several concurrent processes gets the lock', async () => {
  const outcomes = await Promise.all(Array.from({ length: 4 }, holder));
  expect(outcomes.map(({ said }) => said).sort()).toEqual([
    'held',
    'refused FolderInUse',
    'refused FolderInUse',
    'refused FolderInUse',
  ]);
});

test('kill -9 of the holder does not block the next process', async () => {
  const { child } = await holder();
  await killed(child);
  expect(await readdir(folder)).toContain('database.lock');
  const before = Date.now();
  const unlock = await lockFolder(folder);
  expect(Date.now() - before).toBeLessThan(2_000);
  await unlock();
});

test('the same process cannot lock twice, but can lock again after a release', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder, 0)).rejects.toThrow(FolderInUse);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder))();
});

describe('a holder in another container, known only by its file', () => {
  const elsewhere = () =>
    writeFile(join(folder, 'database.lock'), JSON.stringify({ pid: 1, started: '1', place: 'another-machine' }));
  const heartbeat = () => utimes(join(folder, 'database.lock'), new Date(), new Date());

  test('is respected while its heartbeat continues', async () => {
    await elsewhere();
    const beating = setInterval(heartbeat, 300);
    await expect(lockFolder(folder, 0)).rejects.toThrow('another-machine');
    clearInterval(beating);
  });

  test('is considered dead without a heartbeat', async () => {
    await elsewhere();
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(join(folder, 'database.lock'), longAgo, longAgo);
    await (await lockFolder(folder))();
  });
});

test('a holder that is just ending is waited for', async () => {
  const { child } = await holder();
  const locked = lockFolder(folder);
  setTimeout(() => child.kill('SIGKILL'), 1_500);
  await (await locked)();
});

test('a holder that stays is refused after the time given, not before', async () => {
  await holder();
  const before = Date.now();
  await expect(lockFolder(folder, 1_000)).rejects.toThrow(FolderInUse);
  expect(Date.now() - before).toBeGreaterThanOrEqual(1_000);
});

test('a later process with the same id is not mistaken for the holder', async () => {
  const unlock = await lockFolder(folder);
  const { readFile } = await import('node:fs/promises');
  const file = JSON.parse(await readFile(join(folder, 'database.lock'), 'utf8'));
  await unlock();
  expect(file.pid).toBe(process.pid);
  if (process.platform !== 'linux') return;
  await writeFile(join(folder, 'database.lock'), JSON.stringify({ ...file, started: '1' }));
  await (await lockFolder(folder))();
});
