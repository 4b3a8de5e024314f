import { bannerApi } from '../../contract/banner';
import { authApi } from '../../contract/identity/auth';
import { passwordApi } from '../../contract/identity/password';
import { everyEndpoint } from '../domains/generated/endpoints';
import { urlOf } from '../support/client';
import { linkIn, mailsTo } from '../support/mails';
import { PASSWORD, people } from '../support/people';
import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startApp({ logTo: { write: line => lines.push(line) } });
});
afterAll(() => app?.close());

test('the log line of a request has its route, never its path', async () => {
  await app.app.inject({ url: '/v1/cms/banner/0b0f7d1c-0000-4000-8000-000000000000?token=abc' });
  await app.app.inject({ url: '/nowhere/secret-of-a-mail' });
  const [known, unknown] = lines.slice(-2).map(line => JSON.parse(line));
  expect(known).toMatchObject({
    msg: 'request',
    req: { method: 'GET', route: bannerApi.one.path.replace('{id}', ':id'), ip: '127.0.0.1' },
    res: { status: 401 },
    ms: expect.any(Number),
  });
  expect(unknown).toMatchObject({ req: { route: null }, res: { status: 404 } });
});

test('no secret appears in the log, whatever is requested', async () => {
  const email = people.keuangan;
  await app.anonymous.call(passwordApi.requestLink, { body: { email } });
  const [mail] = await mailsTo(app, email);
  const link = linkIn(mail!);
  const { body } = await app.anonymous.call(authApi.login, { body: { email, password: PASSWORD, device_id: 'tests' } });
  const secrets = { link, password: PASSWORD, token: body.data.token!, refresh: body.data.refresh_token! };
  const before = lines.length;

  for (const [, endpoint] of everyEndpoint)
    for (const secret of Object.values(secrets)) {
      const params = Object.fromEntries(endpoint.params.map(name => [name, secret]));
      await app.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint, { params, query: { search: secret, token: secret } }),
        headers: { authorization: `Bearer ${secret}`, cookie: `token=${secret}`, 'content-type': 'application/json' },
        ...(endpoint.method !== 'GET' && { payload: JSON.stringify({ password: secret, token: secret, id: secret }) }),
      });
    }
  await app.app.inject({ url: `/password/forgot?id=${link}` });
  await app.app.inject({ url: `/password/forgot/${link}` });
  expect(lines.length - before).toBeGreaterThanOrEqual(everyEndpoint.length * Object.keys(secrets).length);
  const written = lines.join('');
  for (const [name, secret] of Object.entries(secrets)) expect([name, written.includes(secret)]).toEqual([name, false]);
});
