import { desc, eq } from 'drizzle-orm';
import { authApi } from '../../../contract/identity/auth';
import { passwordApi } from '../../../contract/identity/password';
import { audit_log } from '../../../server/audit/table';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import { linkIn, mailsTo } from '../../support/mails';
import { people } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

/** What a sender claims about the path of its request is not believed: no address, host, path or method. */

const ADDRESS_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-cluster-client-ip',
  'fastly-client-ip',
  'x-originating-ip',
];
const HOST_HEADERS = ['host', 'x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-forwarded-prefix'];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

test.each(ADDRESS_HEADERS)('%s affects neither rate limits nor the audit log', async header => {
  const { db } = app.database;
  await db.delete(rate_limits);
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    const value = header === 'forwarded' ? `for=6.6.6.${count}` : `6.6.6.${count}`;
    const body = { email: people.keuangan, password: 'Salah#12345' };
    statuses.push((await app.anonymous.send(authApi.login, { body, headers: { [header]: value } })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const [row] = await db
    .select({ ip: audit_log.ip })
    .from(audit_log)
    .where(eq(audit_log.label, people.keuangan))
    .orderBy(desc(audit_log.id))
    .limit(1);
  expect(row).toEqual({ ip: '127.0.0.1' });
});

test('links in emails never point to a forged host', async () => {
  const headers = Object.fromEntries(HOST_HEADERS.map(name => [name, 'evil.test']));
  await app.anonymous.send(passwordApi.requestLink, { body: { email: people.auditor }, headers });
  const [mail] = await mailsTo(app, people.auditor);
  expect(linkIn(mail!)).toEqual(expect.any(String));
  expect(mail).not.toContain('evil.test');
});

test('no endpoint lets a header override its path or method', async () => {
  const person = await app.someoneWith([]);
  const headers = {
    'x-original-url': '/api/auth/profile',
    'x-rewrite-url': '/api/auth/profile',
    'x-http-method-override': 'GET',
    'x-http-method': 'GET',
    'x-method-override': 'GET',
  };
  const id = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
  const guarded = everyEndpoint.filter(([, { access }]) => access !== 'public' && access !== 'signedIn');
  for (const [call, endpoint] of guarded) {
    const params = Object.fromEntries(endpoint.params.map(name => [name, id]));
    expect([call, (await person.send(endpoint, { params, headers })).status]).toEqual([call, 403]);
    expect([call, (await app.anonymous.send(endpoint, { params, headers })).status]).toEqual([call, 401]);
  }
});
