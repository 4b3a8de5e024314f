import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bannerApi } from '../../contract/banner';
import { forgetOldKeys } from '../../server/store/claimKey';
import { idempotency_keys } from '../../server/store/table';
import type { Client } from '../support/client';
import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

async function body(title: string) {
  const { list } = (await (await app.as('superadmin')).call(bannerApi.list, { query: { limit: 1 } })).body.data;
  const { id: _id, status: _s, version: _v, created_at: _c, updated_at: _u, ...fields } = list[0]!;
  return { ...fields, region_code: 'jatimbalinus' as const, title };
}
const add = async (person: Client, title: string, key?: string) =>
  person.send(bannerApi.create, { body: await body(title), headers: { ...(key && { 'idempotency-key': key }) } });
const count = async (title: string) =>
  (await (await app.as('superadmin')).call(bannerApi.list, { query: { search: title } })).body.data.total;

test('a record resent under its key is created once and returned unchanged; another body is rejected', async () => {
  const person = await app.as('superadmin');
  const [title, key] = [`Sekali ${randomUUID()}`, randomUUID()];
  const first = await add(person, title, key);
  const again = await add(person, title, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.data).toEqual(first.body.data);
  const other = await add(person, `${title} lain`, key);
  expect([other.status, other.body.error?.code]).toEqual([409, 'request.keyReused']);
  expect(other.body.data).toEqual({ id: (first.body.data as { id: string }).id });
  expect(await count(title)).toBe(1);
});

test('concurrent requests under one key create one record', async () => {
  const person = await app.as('superadmin');
  const [title, key] = [`Serempak ${randomUUID()}`, randomUUID()];
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(person, title, key)));
  expect(new Set(answers.map(({ body: { data } }) => (data as { id: string }).id)).size).toBe(1);
  expect(await count(title)).toBe(1);
});

test('another key, another user and no key each create another record', async () => {
  const [one, other] = [await app.as('superadmin'), await app.as('marketing')];
  const [title, key] = [`Empat ${randomUUID()}`, randomUUID()];
  for (const [person, name] of [
    [one, key],
    [other, key],
    [one, randomUUID()],
    [one, undefined],
  ] as const)
    expect((await add(person, title, name)).status).toBe(201);
  expect(await count(title)).toBe(4);
});

test('a failed request can be corrected and resent under the same key', async () => {
  const person = await app.as('superadmin');
  const [title, key] = [`Betul ${randomUUID()}`, randomUUID()];
  expect((await add(person, 'x'.repeat(500), key)).status).toBe(422);
  expect((await add(person, title, key)).status).toBe(201);
});

test('keys older than a month are deleted', async () => {
  const { db } = app.database;
  const [title, key] = [`Lama ${randomUUID()}`, randomUUID()];
  await add(await app.as('superadmin'), title, key);
  const held = () => db.$count(idempotency_keys, eq(idempotency_keys.key, key));
  await forgetOldKeys(db);
  expect(await held()).toBe(1);
  await db.update(idempotency_keys).set({ created_at: '2026-01-01T00:00:00Z' }).where(eq(idempotency_keys.key, key));
  await forgetOldKeys(db);
  expect(await held()).toBe(0);
});
