import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/config';
import { greeting } from '../../server/startup/greeting';
import { consoleFixture } from '../support/consoleFixture';
import { startApp, type TestApp } from '../support/startApp';

/** Metrics, API documentation and source maps are for operators only, by network or by token. */

const TOKEN = 'a-token-of-the-operators-1234';

let usual: TestApp;
let closed: TestApp;
beforeAll(async () => {
  usual = await startApp();
  closed = await startApp({
    env: { OPERATOR_NETWORKS: '10.8.0.0/16,fd00::/8', OPERATOR_TOKEN: TOKEN, TRUST_PROXY: '1' },
  });
});
afterAll(async () => {
  await usual?.close();
  await closed?.close();
});

const paths = ['/metrics', '/openapi.json', '/docs/', '/docs/static/swagger-ui.css'];

test.each(paths)('%s is open to callers on the same machine only', async url => {
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await usual.app.inject({ url, remoteAddress, headers })).statusCode;
  expect([await ask('127.0.0.1'), await ask('::1'), await ask('::ffff:127.0.0.1')]).toEqual([200, 200, 200]);
  expect([await ask('192.168.1.20'), await ask('203.0.113.9'), await ask('2001:db8::1')]).toEqual([404, 404, 404]);
  // behind an undeclared proxy, everybody would appear to be on the same machine
  expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await ask('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toBe(404);
});

test.each(paths)('%s is open by network or token behind a proxy', async url => {
  const ask = async (from: string, headers: Record<string, string> = {}) =>
    (await closed.app.inject({ url, remoteAddress: '10.1.0.1', headers: { 'x-forwarded-for': from, ...headers } }))
      .statusCode;
  expect([await ask('10.8.3.4'), await ask('fd00::12')]).toEqual([200, 200]);
  expect([await ask('10.9.3.4'), await ask('127.0.0.1')]).toEqual([404, 404]);
  expect(await ask('203.0.113.9', { authorization: `Bearer ${TOKEN}` })).toBe(200);
  for (const authorization of ['Bearer ', `Bearer ${TOKEN}x`, TOKEN, `bearer ${TOKEN}`, 'Bearer undefined'])
    expect(await ask('203.0.113.9', { authorization })).toBe(404);
});

test('health is open to everybody', async () => {
  expect((await usual.app.inject({ url: '/health/ready', remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
});

test('invalid settings are rejected', () => {
  for (const OPERATOR_NETWORKS of ['everyone', '10.0.0.0/40', '1.2.3'])
    expect(() => readConfig({ OPERATOR_NETWORKS })).toThrow('OPERATOR_NETWORKS: expected none, or a list');
  expect(readConfig({ OPERATOR_NETWORKS: 'none' }).OPERATOR_NETWORKS).toEqual([]);
  expect(() => readConfig({ OPERATOR_TOKEN: 'short' })).toThrow('OPERATOR_TOKEN');
});

test.each(paths)('%s answers nobody in production, unless a network or token is set', async url => {
  const { server, ask } = await productionServer();
  expect(await ask(url)).toBe(404);
  await server.close();
  const named = await productionServer({ OPERATOR_TOKEN: TOKEN });
  expect([await named.ask(url), await named.ask(url, { authorization: `Bearer ${TOKEN}` })]).toEqual([404, 200]);
  await named.server.close();
});

async function productionServer(env: Record<string, string> = {}) {
  const server = await startApp({ env: { NODE_ENV: 'production', ...env } });
  const ask = async (url: string, headers: Record<string, string> = {}) =>
    (await server.app.inject({ url, remoteAddress: '127.0.0.1', headers })).statusCode;
  return { server, ask };
}

test('the start says what is open, except in production', () => {
  const said = (env: Record<string, string>) => greeting(readConfig(env), 'http://127.0.0.1:3000');
  expect(said({})).toContain('/docs, /openapi.json, /metrics dan source map terbuka tanpa masuk bagi loopback');
  expect(said({ NODE_ENV: 'production' })).not.toContain('/openapi.json');
});

test('a source map is a file for operators too', async () => {
  const root = consoleFixture();
  for (const name of ['console-1a2b.js.map', 'console-1a2b.js.map.br']) writeFileSync(join(root, 'assets', name), '{}');
  const ask = async (server: TestApp, url: string) =>
    (await server.app.inject({ url, remoteAddress: '127.0.0.1' })).statusCode;
  for (const [NODE_ENV, status] of [
    ['production', 404],
    ['test', 200],
  ] as const) {
    const server = await startApp({ env: { NODE_ENV }, consoleRoot: root });
    const urls = ['', '.map', '.map.br'].map(ending => `/assets/console-1a2b.js${ending}`);
    const statuses = await Promise.all(urls.map(url => ask(server, url)));
    expect(statuses).toEqual([200, status, status]);
    // some file systems ignore case
    if (NODE_ENV === 'production') expect(await ask(server, '/assets/console-1a2b.js.MAP')).toBe(404);
    await server.close();
  }
  rmSync(root, { recursive: true });
});
