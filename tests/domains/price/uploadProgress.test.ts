import type { AddressInfo } from 'node:net';
import { priceApi } from '../../../contract/price/priceApi';
import { prices } from '../../../server/domains/price/table';
import { defineSheet } from '../../../server/sheet/defineSheet';
import { readSheet } from '../../../server/sheet/readSheet';
import { text } from '../../../server/sheet/textColumns';
import type { Client } from '../../support/client';
import { csv } from '../../support/spreadsheets';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;
let url: string;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
afterAll(() => app?.close());

const HEADINGS = ['Kode produk', 'Kode area', 'Harga baru'];
/** New prices of one product in one area, repeated. */
const many = (rows: number) =>
  Buffer.from(csv([HEADINGS, ...Array.from({ length: rows }, (_, index) => ['LPG-BG12', '31', 190_000 + index])], ';'));

function send(bytes: Buffer, query: Record<string, string> = {}, signal?: AbortSignal) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'harga.csv');
  const search = new URLSearchParams({ category: 'lpg', ...query });
  return fetch(`${url}${priceApi.upload.path}?${search}`, {
    method: 'POST',
    headers: { ...harga.headers, accept: 'text/event-stream' },
    body,
    ...(signal && { signal }),
  });
}

const eventsOf = (stream: string) =>
  Array.from(stream.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm), ([, name, data = '']) => ({
    name,
    data: JSON.parse(data),
  }));

test('on request, an upload streams its progress and finally the response envelope', async () => {
  const response = await send(many(2_000));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events = eventsOf(await response.text());
  const steps = events.filter(({ name }) => name === 'progress').map(({ data }) => data);
  expect(steps[0]).toEqual({ step: 'reading', done: 0, total: null });
  expect(steps).toContainEqual({ step: 'reading', done: 2_001, total: 2_001 });
  expect(steps).toContainEqual({ step: 'checking', done: 2_000, total: 2_000 });
  expect(events.at(-1)).toMatchObject({ name: 'answer', data: { code: 200, data: { plan: { problems: 1_999 } } } });
});

test('an error arrives as the answer event, with its status as code and its fields', async () => {
  const events = eventsOf(await (await send(Buffer.from('Kode produk;Harga baru\r\n'))).text());
  expect(events.at(-1)).toMatchObject({
    name: 'answer',
    data: {
      code: 422,
      errors: { file: expect.stringContaining('Judul kolom') },
      error: { code: 'sheet.headingMissing' },
    },
  });
});

test('an unauthorized upload is rejected before anything is streamed', async () => {
  const form = { query: { category: 'lpg' }, file: { name: 'h.csv', bytes: many(1) } };
  const headers = { accept: 'text/event-stream' };
  expect((await app.anonymous.send(priceApi.upload, { ...form, headers })).status).toBe(401);
  const stranger = await app.as('auditor');
  expect((await stranger.send(priceApi.upload, { ...form, headers })).status).toBe(403);
  expect((await app.anonymous.send(priceApi.remarks, form)).status).toBe(401);
  expect((await stranger.send(priceApi.remarks, form)).status).toBe(403);
  expect((await harga.send(priceApi.remarks, { ...form, query: { category: 'minuman' } })).status).toBe(422);
});

test('disconnecting cancels the upload: nothing is written, and others are read at once', async () => {
  const before = await app.database.db.$count(prices);
  for (let turn = 0; turn < 3; turn += 1) {
    const controller = new AbortController();
    const response = await send(many(4_000), { dry_run: 'false', fingerprint: 'x' }, controller.signal);
    const reader = response.body!.getReader();
    await reader.read();
    controller.abort();
    await expect(reader.read()).rejects.toThrow();
  }
  // at most two threads read in parallel: the cancelled ones have made room
  await expect(settles(async () => (await send(many(1))).text())).resolves.toContain('"code":200');
  expect(await app.database.db.$count(prices)).toBe(before);
});

test('a cancelled task ends its reader thread', async () => {
  const sheet = defineSheet({
    name: 'Lembar1',
    columns: { name: text('Nama', { max: 10 }) },
    maxFilled: 10,
    maxRows: 10,
    guide: [],
  });
  const bytes = Buffer.from('Nama\r\nAni\r\n');
  const cancelled = new Error('cancelled');
  for (let turn = 0; turn < 4; turn += 1) {
    const controller = new AbortController();
    const report = () => controller.abort(cancelled);
    await expect(readSheet(sheet, bytes, { person: 'penguji', signal: controller.signal, report })).rejects.toBe(
      cancelled,
    );
  }
});

/** Retries while the server is still busy with the cancelled uploads. */
async function settles(ask: () => Promise<string>): Promise<string> {
  for (;;) {
    const answer = await ask();
    if (!answer.includes('"code":429')) return answer;
  }
}
