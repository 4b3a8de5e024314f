import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { authApi } from '../../contract/identity/auth';
import { notificationApi } from '../../contract/notification';
import { endServer } from '../../server/startup/endProcess';
import { startApp, type TestApp } from '../support/startApp';

/** Real sockets: requests that are never completed, and a shutdown that does not wait too long for anyone. */

let app: TestApp;
let port: number;
const lines: string[] = [];
beforeAll(async () => {
  app = await startApp({
    logTo: { write: line => lines.push(line) },
    requestLimits: { requestTimeout: 400, headersTimeout: 200, connectionsCheckingInterval: 50 },
  });
  port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app?.close());

interface Caller {
  socket: Socket;
  /** Everything received until the server closed the connection. */
  answer: Promise<string>;
}

async function say(text: string): Promise<Caller> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', chunk => {
    heard += chunk;
  });
  // a reset after the response is an end like any other
  socket.on('error', () => {});
  const response = once(socket, 'close').then(() => heard);
  socket.write(text);
  return { socket, answer: response };
}

const isListening = (at: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(at, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const head = (length: number) =>
  `POST ${authApi.login.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const envelope = (response: string) => JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)) as unknown;

test('an incomplete body times out like incomplete headers: 408 with a message', async () => {
  const slowBody = await say(`${head(40)}{"email":`);
  const slowHead = await say('GET /health/live HTTP/1.1\r\nhost:');
  for (const { answer: response } of [slowBody, slowHead]) {
    const text = await response;
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(envelope(text)).toEqual({
      code: 408,
      message: 'Permintaan terlalu lama terkirim. Periksa jaringan Anda, lalu coba lagi.',
      data: null,
      error: { code: 'request.tooSlow', params: {} },
    });
  }
});

test('a body that breaks off is not logged as an error', async () => {
  const before = lines.length;
  const { socket } = await say(`${head(40)}{"email":`);
  const another = async () => (await say('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).answer;
  // its response shows that the first has been read and is waiting for the rest
  await another();
  socket.destroy();
  while (await connections()) await new Promise(resolve => setImmediate(resolve));
  // and again once the end of the first has been handled
  await another();
  const faults = lines.slice(before).filter(line => (JSON.parse(line) as { level: number }).level >= 50);
  expect(faults).toEqual([]);
});

test('invalid HTTP is a 400, and oversized headers are a 431 in the common envelope', async () => {
  expect(await (await say('halo\r\n\r\n')).answer).toMatch(/^HTTP\/1\.1 400 /);
  const long = await say(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(envelope(await long.answer)).toMatchObject({ code: 431, error: { code: 'request.headersTooLarge' } });
});

test('a shutdown reports not ready, finishes requests in flight and cuts hanging ones', async () => {
  const other = await startApp();
  port = Number(new URL(await other.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const person = await other.someoneWith([]);
  const { authorization = '' } = person.headers;
  const hanging = await say(`${head(40)}{"email":`);
  const kept = await say('GET /health/ready HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(kept.socket, 'data');
  const live = await fetch(`http://127.0.0.1:${port}${notificationApi.live.path}`, { headers: { authorization } });
  const liveEnds = live.text();

  const ended = endServer(other.app, { drainMs: 1_000, finishMs: 500 });
  kept.socket.write('GET /health/ready HTTP/1.1\r\nhost: x\r\n\r\n');
  const body = JSON.stringify({ email: 'x' });
  const late = await say(head(body.length));
  await new Promise(resolve => setImmediate(resolve));
  late.socket.write(body);

  expect(await late.answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(await ended).toBe(true);
  expect(await hanging.answer).toBe('');
  expect(await kept.answer).toContain('Sedang dimatikan');
  expect(await liveEnds).toContain('event: notification');
  await other.close();
});

test('a shutdown loses no request: kept-alive connections end with a response, even to a late one', async () => {
  const other = await startApp();
  port = Number(new URL(await other.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const live = 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n';
  const body = JSON.stringify({ email: 'x' });
  const draining = await say(live);
  expect(String((await once(draining.socket, 'data'))[0])).toMatch(/\r\nconnection: keep-alive\r\n/i);
  // a request in flight when the shutdown begins, whose headers are completed only after that
  const late = await say(head(body.length).slice(0, 40));

  const ended = endServer(other.app, { drainMs: 1_000, finishMs: 5_000 });
  draining.socket.write(live);
  expect(await draining.answer).toMatch(/\r\nconnection: close\r\n/i);
  while (await isListening(port));
  late.socket.write(head(body.length).slice(40) + body);
  const response = await late.answer;
  expect(response).toMatch(/^HTTP\/1\.1 422 /);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
  expect(await ended).toBe(false);
  await other.close();
});

test('an uncaught error is logged, and the process exits with code 1 after closing the database', async () => {
  const script = join(import.meta.dirname, '../support/uncaughtError.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  child.stdout.on('data', chunk => {
    log += chunk;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  const lines = log
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { level: number; msg: string; err?: { message: string } });
  const fatal = lines.find(({ level }) => level === 60);
  expect(fatal).toMatchObject({ err: { message: 'nobody looked' } });
  // Fastify logs its address some time after it starts listening
  const said = lines.map(({ msg }) => msg).filter(msg => !msg.startsWith('Server listening'));
  expect(said.at(-1)).toBe('database closed');
});
