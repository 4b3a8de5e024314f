import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { endpoint } from '../../contract/core/endpoint';
import { routes } from '../../server/http/routes';
import { timeLimitOf } from '../../server/http/timeLimit';
import { everyEndpoint } from '../domains/generated/endpoints';
import { startApp, type TestApp } from '../support/startApp';

/** A handler that takes too long is answered for, whatever it is doing. Real sockets: `inject` never ends a request's stream. */

const slowApi = {
  read: endpoint('GET /slow/{id}', { access: 'public', summary: 'Never answers' }),
  write: endpoint('POST /slow', { access: 'public', summary: 'Never answers', body: z.object({ text: z.string() }) }),
  file: endpoint('GET /slow-file', { access: 'public', summary: 'Never ends', download: ['text/csv'] }),
  upload: endpoint('POST /slow-upload', {
    access: 'public',
    summary: 'Looks at its signal',
    upload: { maxBytes: 1_000, progress: true },
  }),
  quick: endpoint('GET /quick', { access: 'public', summary: 'Answers' }),
};

let app: TestApp;
let url: string;
const stopped: unknown[] = [];
const never = () => wait(600_000, undefined, { ref: false });

beforeAll(async () => {
  const slow = routes(slowApi, () => ({
    read: never,
    write: never,
    file: async ({ reply }) => {
      const stream = new Readable({ read() {} });
      stream.push('first\n');
      return reply.header('content-disposition', 'attachment').send(stream);
    },
    upload: ({ task }) =>
      new Promise((_, reject) => {
        task!.signal.addEventListener('abort', () => {
          stopped.push(task!.signal.reason);
          reject(task!.signal.reason);
        });
      }),
    quick: async () => null,
  }));
  app = await startApp({ modules: [slow], timeLimit: () => 300 });
  url = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app?.close());

const tooLong = {
  code: 503,
  data: null,
  message: expect.stringContaining('terlalu lama mengerjakan'),
  error: { code: 'server.handlerTimeout', params: {} },
};
const uploadOf = () => {
  const body = new FormData();
  body.set('file', new File(['x'], 'x.csv'));
  return body;
};

test.each([
  ['a read', '/slow/1', {}],
  ['a write', '/slow', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text":"x"}' }],
])('%s answers 503 with a message when its time is over', async (_, path, init) => {
  const response = await fetch(`${url}${path}`, init);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject(tooLong);
});

test('an upload is told to stop, with or without progress', async () => {
  const plain = await fetch(`${url}/slow-upload`, { method: 'POST', body: uploadOf() });
  expect(plain.status).toBe(503);
  expect(await plain.json()).toMatchObject(tooLong);
  const watched = await fetch(`${url}/slow-upload`, {
    method: 'POST',
    body: uploadOf(),
    headers: { accept: 'text/event-stream' },
  });
  expect(await watched.text()).toMatch(/^event: answer\ndata: \{"code":503,.*server\.handlerTimeout/);
  expect(stopped).toHaveLength(2);
});

test('a file that is being sent is cut off, so that nobody takes it for whole', async () => {
  const response = await fetch(`${url}/slow-file`, { headers: { 'accept-encoding': 'identity' } });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('a call in time is not affected', async () => {
  expect((await fetch(`${url}/quick`)).status).toBe(200);
  await wait(400);
  expect((await fetch(`${url}/quick`)).status).toBe(200);
});

test('every call has a limit; only files, live events and uploads with progress have more than a minute', () => {
  for (const [call, one] of everyEndpoint) {
    const longer = one.download !== undefined || one.upload?.progress === true;
    expect([call, timeLimitOf(one) > 60_000]).toEqual([call, longer]);
    expect(timeLimitOf(one)).toBeLessThanOrEqual(24 * 3_600_000);
  }
});
