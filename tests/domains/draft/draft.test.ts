import { and, eq, sql } from 'drizzle-orm';
import { DRAFT_DAYS, draftApi, MAX_DRAFT_BYTES } from '../../../contract/draft';
import { drafts } from '../../../server/domains/draft/table';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const key = { resource: 'banner', record_id: '' };
const draft = (values: Record<string, unknown>, change: object = {}) => ({
  ...key,
  values,
  base_version: null,
  ...change,
});
const read = async (person: Client, query: typeof key = key) => (await person.call(draftApi.one, { query })).body.data;

test('restores what was typed, with one draft per form and record', async () => {
  const person = await app.someoneWith([]);
  expect(await read(person)).toBeNull();
  await person.call(draftApi.save, { body: draft({ title: 'Promo' }) });
  const typed = { title: 'Promo Merdeka', nested: { list: [1, null, { deep: true }] }, half: 'a\ud800b' };
  await person.call(draftApi.save, { body: draft(typed) });
  await person.call(draftApi.save, { body: draft({ title: 'Lain' }, { record_id: 'r-1', base_version: 7 }) });
  // half a surrogate pair cannot be stored anywhere
  expect(await read(person)).toMatchObject({ ...key, values: { ...typed, half: 'a\ufffdb' }, base_version: null });
  expect(await read(person, { ...key, record_id: 'r-1' })).toMatchObject({
    values: { title: 'Lain' },
    base_version: 7,
  });
  await person.call(draftApi.remove, { query: key });
  expect(await read(person)).toBeNull();
  expect(await read(person, { ...key, record_id: 'r-1' })).not.toBeNull();
  expect((await person.call(draftApi.remove, { query: key })).status).toBe(200);
});

test('nobody can read, replace or delete another person’s draft', async () => {
  const [mine, other] = [await app.someoneWith([]), await app.someoneWith(['can_update_role'])];
  await mine.call(draftApi.save, { body: draft({ title: 'Milik saya' }) });
  expect(await read(other)).toBeNull();
  await other.call(draftApi.save, { body: draft({ title: 'Milik orang' }) });
  await other.call(draftApi.remove, { query: key });
  expect(await read(mine)).toMatchObject({ values: { title: 'Milik saya' } });
});

test('expires after its retention period, and is deleted when the next draft is saved', async () => {
  const { db } = app.database;
  const [old, young] = [await app.someoneWith([]), await app.someoneWith([])];
  for (const person of [old, young]) await person.call(draftApi.save, { body: draft({ title: 'Lama' }) });
  const age = (person: typeof old, days: number) =>
    db
      .update(drafts)
      .set({ saved_at: sql`now() - make_interval(days => ${days})` })
      .where(eq(drafts.user_id, person.userId));
  await age(old, DRAFT_DAYS + 1);
  await age(young, DRAFT_DAYS - 1);
  expect(await read(old)).toBeNull();
  expect(await read(young)).not.toBeNull();
  await young.call(draftApi.save, { body: draft({}, { record_id: 'x' }) });
  expect(await db.select().from(drafts).where(eq(drafts.user_id, old.userId))).toEqual([]);
  expect(await read(young)).not.toBeNull();
});

test('secrets are not stored, however deeply nested', async () => {
  const person = await app.someoneWith([]);
  const values = { name: 'Sari', password: 'x', user: { new_password: 'x', list: [{ token: 'x', note: 'ada' }] } };
  await person.call(draftApi.save, { body: draft(values, { record_id: 's' }) });
  const [row] = await app.database.db
    .select({ values: drafts.values })
    .from(drafts)
    .where(and(eq(drafts.user_id, person.userId), eq(drafts.record_id, 's')));
  expect(row!.values).toEqual({ name: 'Sari', user: { list: [{ note: 'ada' }] } });
});

test('rejects drafts that are too long (413), too deep, have too many fields or no form (422)', async () => {
  const person = await app.someoneWith([]);
  const save = async (body: unknown) => {
    const { status, body: response } = await person.send(draftApi.save, { body });
    return { status, fields: Object.keys(response.errors ?? {}) };
  };
  expect(await save(draft({ text: 'x'.repeat(MAX_DRAFT_BYTES) }))).toEqual({ status: 413, fields: [] });
  let deep: unknown = 'x';
  for (let level = 0; level < 2_000; level += 1) deep = [deep];
  expect(await save(draft({ deep }))).toEqual({ status: 422, fields: ['values'] });
  const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`f${index}`, 1]));
  expect(await save(draft(many))).toEqual({ status: 422, fields: ['values'] });
  expect(await save(draft({}, { resource: '../x' }))).toEqual({ status: 422, fields: ['resource'] });
  expect(await save(draft({}, { base_version: 'satu' }))).toEqual({ status: 422, fields: ['base_version'] });
  expect(await read(person)).toBeNull();
});

test('without a session: 401', async () => {
  for (const endpoint of [draftApi.one, draftApi.save, draftApi.remove])
    expect((await app.anonymous.send(endpoint, { query: key, body: draft({}) })).status).toBe(401);
});
