import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A loop that stands still cannot answer: the process logs what it was doing, and ends for its supervisor to start it again. */

interface Line {
  level: number;
  msg: string;
  ms?: number;
  routes?: string[];
  stack?: string;
}

interface Standing {
  child: ChildProcess;
  url: string;
  lines(): Line[];
}

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function start(seconds: number, ...execArgv: string[]): Promise<Standing> {
  const script = join(import.meta.dirname, '../support/standingLoop.ts');
  const child = spawn(process.execPath, [...execArgv, '--import', 'tsx', script], {
    env: { ...process.env, STANDSTILL_SECONDS: String(seconds) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  let log = '';
  const lines = () =>
    log
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as Line);
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`It ended with ${code}:\n${log}`)));
    child.stdout.on('data', chunk => {
      log += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(log)?.[0];
      if (address) resolve(address);
    });
  });
  return { child, url, lines };
}

const said = ({ lines }: Standing, msg: RegExp) => lines().find(line => msg.test(line.msg));

test('a loop that stands still in a pattern ends the process, with the route and the stack in the log', async () => {
  const standing = await start(2);
  const ended = once(standing.child, 'close');
  await expect(fetch(`${standing.url}/pattern/rahasia`)).rejects.toThrow();
  expect(await ended).toEqual([1, null]);
  expect(said(standing, /stood still/)).toMatchObject({
    level: 60,
    routes: ['GET /pattern/:id'],
    stack: expect.stringContaining('standingLoop.ts'),
  });
  expect(JSON.stringify(said(standing, /stood still/))).not.toContain('rahasia');
});

test('a shorter hold is logged with its route when it is over', async () => {
  const standing = await start(15);
  expect((await fetch(`${standing.url}/hold/600`)).status).toBe(200);
  while (!said(standing, /was held/)) await wait(20);
  expect(said(standing, /was held/)).toMatchObject({ level: 40, routes: ['GET /hold/:ms'], ms: expect.any(Number) });
  expect(said(standing, /was held/)!.ms).toBeGreaterThan(400);
});

test.each([
  ['with a debugger attached', 2, ['--inspect=127.0.0.1:0']],
  ['with STANDSTILL_SECONDS=0', 0, []],
])('%s nothing ends it', async (_, seconds, execArgv) => {
  const standing = await start(seconds, ...execArgv);
  expect(await (await fetch(`${standing.url}/hold/5000`)).text()).toBe('held');
});

test('a process that was suspended goes on', async () => {
  const standing = await start(2);
  standing.child.kill('SIGSTOP');
  await wait(4_000);
  standing.child.kill('SIGCONT');
  await wait(1_500);
  expect(await (await fetch(`${standing.url}/hold/1`)).text()).toBe('held');
});
