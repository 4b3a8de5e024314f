import { eq, sql } from 'drizzle-orm';
import { authApi } from '../../../contract/identity/auth';
import { passwordApi } from '../../../contract/identity/password';
import { placeOf } from '../../../server/core/placeOf';
import { openRateLimits } from '../../../server/domains/identity/rateLimit/rateLimits';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import { jobs } from '../../../server/startup/jobs';
import { inject } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());
beforeEach(() => app.database.db.delete(rate_limits));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, place) => expect(placeOf(ip)).toBe(place));

const from = (remoteAddress: string) => ({
  login: (password: string) =>
    inject(app.app, authApi.login, {
      url: authApi.login.path,
      remoteAddress,
      payload: { email: 'harga@merchants.test', password },
    }),
  link: () =>
    inject(app.app, passwordApi.requestLink, {
      url: passwordApi.requestLink.path,
      remoteAddress,
      payload: { email: 'nobody@merchants.test' },
    }),
});

test('addresses of the same IPv6 network share one login limit', async () => {
  for (let tries = 1; tries <= 5; tries += 1)
    expect((await from(`2001:db8:0:7::${tries}`).login('Salah#135')).status).toBe(401);
  expect((await from('2001:db8:0:7:aaaa::6').login('Rahasia#135')).status).toBe(429);
  expect((await from('2001:db8:0:8::1').login('Rahasia#135')).status).toBe(200);
});

test('addresses of the same IPv6 network share one limit on password links', async () => {
  const asked = await Promise.all(Array.from({ length: 31 }, (_, at) => from(`2001:db8:0:9::${at + 1}`).link()));
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('expired counters are deleted', async () => {
  const { db } = app.database;
  const limits = openRateLimits(db);
  await limits.hit('over', 60);
  await limits.hit('going', 60);
  await db.update(rate_limits).set({ resets_at: sql`now() - interval '1 second'` }).where(eq(rate_limits.key, 'over'));
  await jobs.find(({ name }) => name === 'forget old limits')?.run(app.app);
  expect((await db.select().from(rate_limits)).map(({ key }) => key)).toEqual(['going']);
});
