import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { slugsOf } from '../../../contract/core/endpoint';
import { draftApi, MAX_DRAFTS } from '../../../contract/draft';
import { fileApi, MAX_UPLOADS_A_DAY } from '../../../contract/file';
import { MAX_SAVED_VIEWS, savedViewApi } from '../../../contract/savedView';
import { arbitraryOf } from '../../support/arbitraryOf';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

/** An account without any right cannot fill the database: everything it stores is limited, and it is told so. */

let app: TestApp;
let picture: Buffer;

beforeAll(async () => {
  app = await startApp();
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#88a' } })
    .png()
    .toBuffer();
});
afterAll(() => app?.close());

/** Above every limit per person, except that on files for those who may upload them. */
const TRIES = 130;
/** The most they may store of one kind, including its audit rows. */
const MOST_ROWS = 2 * MAX_SAVED_VIEWS + 10;

const open = everyEndpoint.filter(([, { access, method }]) => access === 'signedIn' && method !== 'GET');

async function rowsInAll(): Promise<number> {
  const { db } = app.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const counts = tables.map(({ name }) => sql`(select count(*) from ${sql.identifier(name)})`);
  const { rows } = await db.execute<{ total: string }>(sql`select ${sql.join(counts, sql` + `)} as total`);
  return Number(rows[0]!.total);
}

const storedFiles = async () =>
  (await readdir(join(app.config.DATA_DIR, 'files'), { recursive: true })).filter(name => name.endsWith('.webp'))
    .length;

test.each(open)('%s', async (_call, endpoint) => {
  expect(slugsOf(endpoint)).toEqual([]);
  const person = await app.someoneWith([]);
  const inputs = endpoint.body ? fc.sample(arbitraryOf(endpoint.body), { numRuns: TRIES, seed: 135 }) : [];
  const before = await rowsInAll();
  for (let count = 0; count < TRIES; count += 1) {
    const file = endpoint.upload && { name: 'a.png', bytes: picture };
    const { status } = await person.send(endpoint, file ? { file } : { body: inputs[count] });
    if (status === 401) break;
  }
  expect((await rowsInAll()) - before).toBeLessThanOrEqual(MOST_ROWS);
});

test('a draft over the limit is rejected with a message, existing ones can still be saved', async () => {
  const person = await app.someoneWith([]);
  const save = (record_id: string, value = 'a') =>
    person.send(draftApi.save, { body: { resource: 'banner', record_id, values: { title: value }, base_version: 1 } });
  const answers = await Promise.all(Array.from({ length: MAX_DRAFTS + 5 }, (_, index) => save(String(index))));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(MAX_DRAFTS).fill(200), ...Array(5).fill(409)]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.message).toMatch(/^Anda sudah menyimpan 50 draf/);
  const kept = answers.findIndex(({ status }) => status === 200);
  expect((await save(String(kept), 'b')).status).toBe(200);
  await person.send(draftApi.remove, { query: { resource: 'banner', record_id: String(kept) } });
  expect((await save('baru')).status).toBe(200);
});

test('a view over the limit is rejected with a message', async () => {
  const person = await app.someoneWith([]);
  const save = (name: string) => person.send(savedViewApi.create, { body: { resource: 'banner', name, query: '' } });
  for (let count = 0; count < MAX_SAVED_VIEWS; count += 1) expect((await save(`Tampilan ${count}`)).status).toBe(201);
  const { status, body } = await save('Satu lagi');
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Anda sudah menyimpan 100 tampilan/)]);
});

test('a photo over the daily limit is rejected with Retry-After', async () => {
  const upload = everyEndpoint.find(([call]) => call === 'POST /api/console/photo')![1];
  const person = await app.someoneWith([]);
  const send = () => person.send(upload, { file: { name: 'a.png', bytes: picture } });
  for (let count = 0; count < MAX_UPLOADS_A_DAY.photo; count += 1) expect((await send()).status).toBe(201);
  const { status, body, headers } = await send();
  expect([status, body.message]).toEqual([429, expect.stringMatching(/^Anda sudah mengunggah 30/)]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('other uploads do not use up the limit of profile photos', async () => {
  const photo = everyEndpoint.find(([call]) => call === 'POST /api/console/photo')![1];
  const person = await app.someoneWith(['can_create_banner']);
  const send = (endpoint: typeof photo) => person.send(endpoint, { file: { name: 'a.png', bytes: picture } });
  for (let count = 0; count < MAX_UPLOADS_A_DAY.photo; count += 1)
    expect((await send(fileApi.uploadImage)).status).toBe(201);
  expect((await send(photo)).status).toBe(201);
});

test('concurrent photos do not exceed the limit, and rejected ones leave no files', async () => {
  const upload = everyEndpoint.find(([call]) => call === 'POST /api/console/photo')![1];
  const person = await app.someoneWith([]);
  const send = () => person.send(upload, { file: { name: 'a.png', bytes: picture } });
  for (let count = 2; count < MAX_UPLOADS_A_DAY.photo; count += 1) await send();
  const before = await storedFiles();
  const statuses = (await Promise.all(Array.from({ length: 8 }, send))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 201, ...Array(6).fill(429)]);
  // each with its thumbnail
  expect(await storedFiles()).toBe(before + 4);
});
