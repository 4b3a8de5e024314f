import { sessionKeyApi } from '../../../contract/identity/sessionKey';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const keyOf = async (person: Client) => (await person.call(sessionKeyApi.one)).body.data.key;

test('a session’s key is its own: 256 bits, the same each time, another for each session', async () => {
  const [one, again] = [await app.signIn('harga@merchants.test'), await app.signIn('harga@merchants.test')];
  const key = await keyOf(one);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await keyOf(one)).toBe(key);
  expect(await keyOf(again)).not.toBe(key);
});

test('it is kept nowhere on the way', async () => {
  const { headers } = await (await app.as('harga')).call(sessionKeyApi.one);
  expect(headers['cache-control']).toBe('no-store');
});
