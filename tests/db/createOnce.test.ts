import { randomUUID } from 'node:crypto';
import { bannerApi } from '../../contract/banner';
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

test('sent again under its key, a record is added once and comes back as it was added', async () => {
  const person = await app.as('superadmin');
  const [title, key] = [`Sekali ${randomUUID()}`, randomUUID()];
  const first = await add(person, title, key);
  const again = await add(person, `${title} lain`, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.data).toEqual(first.body.data);
  expect(await count(title)).toBe(1);
});

test('also at the same moment', async () => {
  const person = await app.as('superadmin');
  const [title, key] = [`Serempak ${randomUUID()}`, randomUUID()];
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(person, title, key)));
  expect(new Set(answers.map(({ body: { data } }) => (data as { id: string }).id)).size).toBe(1);
  expect(await count(title)).toBe(1);
});

test('another key, another person and no key add another record', async () => {
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
