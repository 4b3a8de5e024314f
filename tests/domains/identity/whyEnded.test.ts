import { eq } from 'drizzle-orm';
import { bannerApi } from '../../../contract/banner';
import { slugsOf } from '../../../contract/core/endpoint';
import { adminApi } from '../../../contract/identity/admin';
import { authApi } from '../../../contract/identity/auth';
import { permissions } from '../../../contract/rights/permissions';
import { users } from '../../../server/domains/identity/account/table';
import { PASSWORD, people } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';
import { endpoints } from '../generated/endpoints';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Signs somebody in, and returns how renewing that session is answered. */
async function signedIn() {
  const person = await app.someoneWith(['can_read_banner']);
  const [account] = await app.database.db.select().from(users).where(eq(users.id, person.userId));
  const { body } = await app.anonymous.call(authApi.login, { body: { email: account!.email, password: PASSWORD } });
  const renew = () => app.anonymous.call(authApi.refresh, { body: { refresh_token: body.data.refresh_token! } });
  return { person, account: account!, renew };
}

test('a person whose account was disabled is told so when the session is not renewed', async () => {
  const { account, renew } = await signedIn();
  const admin = await app.signIn(people.superadmin);
  const { id, version } = account;
  expect((await admin.call(adminApi.setActive, { params: { id }, body: { is_active: false, version } })).status).toBe(
    200,
  );
  expect(await renew()).toMatchObject({
    status: 401,
    body: {
      message: 'Akun Anda dinonaktifkan. Hubungi pengelola akses Anda.',
      error: { code: 'sessionEnd.accountDisabled' },
    },
  });
});

test('a session that an administrator ended says so; an unknown token is told nothing', async () => {
  const ended = await signedIn();
  const admin = await app.signIn(people.superadmin);
  await admin.call(adminApi.endSessions, { params: { id: ended.account.id } });
  expect(await ended.renew()).toMatchObject({ status: 401, body: { error: { code: 'sessionEnd.endedByAdmin' } } });

  const unknown = await app.anonymous.call(authApi.refresh, { body: { refresh_token: 'bukan-token' } });
  expect(unknown.body.error).toEqual({ code: 'access.unauthorized', params: {} });
});

test('every call that needs a permission names it when it is refused', async () => {
  const nobody = await app.someoneWith([]);
  const guarded = endpoints.filter(endpoint => slugsOf(endpoint).length > 0);
  expect(guarded.length).toBeGreaterThan(100);
  for (const endpoint of guarded) {
    const { status, body } = await nobody.send(endpoint);
    const slugs = slugsOf(endpoint);
    const labels = slugs.map(slug => permissions.find(permission => permission.slug === slug)!.label);
    expect({ call: endpoint.call, status, body }).toMatchObject({
      status: 403,
      body: { data: { reason: 'missing_right', rights: slugs }, error: { code: 'access.missingRight' } },
    });
    expect(body.message).toContain(labels.join(', '));
  }
});

test('a file sent after the session has ended is answered that nothing was applied', async () => {
  const uploads = endpoints.filter(({ upload, access }) => upload && access !== 'public');
  expect(uploads.length).toBeGreaterThan(3);
  for (const endpoint of uploads) {
    const { status, body } = await app.anonymous.send(endpoint, {
      file: { name: 'harga.xlsx', bytes: Buffer.from('x') },
    });
    expect({ call: endpoint.call, status, code: body.error?.code }).toMatchObject({
      status: 401,
      code: 'access.unauthorizedUpload',
    });
    expect(body.message).toContain('tidak ada yang diterapkan');
  }
  expect((await app.anonymous.call(bannerApi.list)).body.error?.code).toBe('access.unauthorized');
});
