import { desc, eq } from 'drizzle-orm';
import { audit_log } from '../../server/audit/table';
import { readConfig } from '../../server/config';
import { PASSWORD, people } from '../support/people';
import { startApp, type TestApp } from '../support/startApp';

let one: TestApp;
let networks: TestApp;
beforeAll(async () => {
  one = await startApp({ env: { TRUST_PROXY: '1' } });
  networks = await startApp({ env: { TRUST_PROXY: '10.1.0.0/16, loopback' } });
});
afterAll(async () => {
  await one?.close();
  await networks?.close();
});

const attempt = ({ app }: TestApp, forwarded: string, password = 'Salah#12345', remoteAddress = '10.1.0.1') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { email: people.auditor, password },
  });

const lastAddress = async ({ database: { db } }: TestApp) => {
  const [row] = await db
    .select({ ip: audit_log.ip })
    .from(audit_log)
    .where(eq(audit_log.label, people.auditor))
    .orderBy(desc(audit_log.id))
    .limit(1);
  return row?.ip;
};

test('behind one proxy, addresses claimed by the sender are ignored', async () => {
  const statuses = [];
  for (let tries = 0; tries < 6; tries++) statuses.push((await attempt(one, `6.6.6.${tries}, 203.0.113.9`)).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await lastAddress(one)).toBe('203.0.113.9');
  expect((await attempt(one, '203.0.113.10', PASSWORD)).statusCode).toBe(200);
});

test('proxy networks: the first address outside them counts, and a direct sender has its own', async () => {
  await attempt(networks, '6.6.6.6, 198.51.100.7, 10.1.2.3');
  expect(await lastAddress(networks)).toBe('198.51.100.7');
  await attempt(networks, '6.6.6.6', 'Salah#12345', '192.0.2.1');
  expect(await lastAddress(networks)).toBe('192.0.2.1');
});

test.each(['unknown', 'a'.repeat(5_000), '1.2.3.4:5678', '"; drop table', '１.２.３.４'])(
  'a sender with an unreadable address is rejected: %.20s',
  async forwarded => {
    const response = await attempt(one, forwarded);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 400, message: 'Alamat pengirim tidak dapat dibaca.' });
  },
);

test.each(['true', 'yes', '10', '10.1.0.0/33', 'proxy.internal', '1.2.3', '10.1.0.0/8/8'])(
  'TRUST_PROXY=%s is rejected by name',
  value => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: expected false, the number of proxies/);
  },
);

test.each([
  ['false', false],
  ['0', false],
  ['2', 2],
  ['::1, fd00::/8', ['::1', 'fd00::/8']],
])('reads TRUST_PROXY=%s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected);
});
