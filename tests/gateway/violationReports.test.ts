import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;
let log = '';
beforeAll(async () => {
  const logTo = {
    write(line: string) {
      log += line;
    },
  };
  app = await startApp({ logTo });
});
afterAll(() => app?.close());

const PATH = '/api/console/policy-violations';
const violation = {
  'document-uri': 'https://admin.merchants.test/password/forgot?id=rahasia-sekali#x',
  'effective-directive': 'require-trusted-types-for',
  'blocked-uri': 'trusted-types-sink',
  'source-file': 'https://admin.merchants.test/assets/a.js?v=1',
  'line-number': 12,
  'script-sample': 'Element innerHTML|<img src=x onerror=kode-orang>',
  disposition: 'report',
};
let addresses = 0;
const send = (payload: string, type = 'application/csp-report', remoteAddress = `10.0.0.${++addresses}`) =>
  app.app.inject({ method: 'POST', url: PATH, remoteAddress, headers: { 'content-type': type }, payload });
const report = (more: object = {}) => JSON.stringify({ 'csp-report': { ...violation, ...more } });
const logged = () =>
  log
    .split('\n')
    .filter(line => line.includes('policy violated'))
    .map(line => JSON.parse(line));

test('the policy names the report URL', async () => {
  const { headers } = await app.app.inject('/health/live');
  expect(headers['content-security-policy']).toContain(`report-uri ${PATH}`);
});

test('a report is logged without query strings or code', async () => {
  expect((await send(report())).statusCode).toBe(204);
  const body = { documentURL: 'x', ...violation };
  const several = JSON.stringify([{ type: 'csp-violation', body }]);
  expect((await send(several, 'application/reports+json')).statusCode).toBe(204);
  expect(logged()).toHaveLength(2);
  expect(logged()[0].violation).toEqual({
    'document-uri': 'https://admin.merchants.test/password/forgot',
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'source-file': 'https://admin.merchants.test/assets/a.js',
    'line-number': 12,
    disposition: 'report',
  });
  expect(log).not.toMatch(/rahasia-sekali|kode-orang/);
});

test('20 reports a minute per address; malformed or oversized ones are rejected', async () => {
  log = '';
  const statuses = [];
  for (let count = 0; count < 30; count += 1) statuses.push((await send(report(), undefined, '10.1.1.1')).statusCode);
  expect(statuses.filter(status => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect(logged()).toHaveLength(20);
  expect((await send('{"csp-report":')).statusCode).toBe(422);
  expect((await send(report({ 'script-sample': 'x'.repeat(20_000) }))).statusCode).toBe(413);
  expect((await send(report(), 'text/plain')).statusCode).toBe(415);
  for (const nothing of ['{}', '[]', 'null', '3', '{"csp-report":7}', '[null]'])
    expect((await send(nothing)).statusCode).toBe(204);
  expect(logged()).toHaveLength(20);
});

test('at most 200 reports a minute in all', async () => {
  log = '';
  for (let count = 0; count < 300; count += 1) await send(report(), undefined, `10.2.${count >> 7}.${count & 127}`);
  expect(logged().length).toBeLessThanOrEqual(200);
});
