import { sessionKeyApi } from '../../../contract/identity/sessionKey';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const keyOf = async (person: Client) => (await person.call(sessionKeyApi.one)).body.data.key;

test('each session has its own stable key of 256 bits', async () => {
  const [one, again] = [await app.signIn('harga@merchants.test'), await app.signIn('harga@merchants.test')];
  const key = await keyOf(one);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await keyOf(one)).toBe(key);
  expect(await keyOf(again)).not.toBe(key);
});

test('the key is sent with no-store', async () => {
  const { headers } = await (await app.as('harga')).call(sessionKeyApi.one);
  expect(headers['cache-control']).toBe('no-store');
});
