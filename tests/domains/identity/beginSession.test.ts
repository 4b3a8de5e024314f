import { eq } from 'drizzle-orm';
import { adminApi } from '../../../contract/identity/admin';
import { passwordApi } from '../../../contract/identity/password';
import { users } from '../../../server/domains/identity/account/table';
import { beginSession } from '../../../server/domains/identity/auth/routes';
import { openSessions } from '../../../server/domains/identity/session/openSessions';
import { signingSecret } from '../../../server/domains/identity/session/signingSecret';
import { tokenMaker } from '../../../server/domains/identity/session/tokenMaker';
import { PASSWORD } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Verifies somebody's password; the test then acts before their session begins. */
async function verified() {
  const { db } = app.database;
  const person = await app.someoneWith([]);
  const [account] = await db.select().from(users).where(eq(users.id, person.userId));
  const services = { db, sessions: openSessions(db, tokenMaker(await signingSecret(db))) };
  return { person, begin: () => beginSession(services, account!, { ip: null, request_id: 'test' }) };
}

test('rejects an account disabled since the password check', async () => {
  const { person, begin } = await verified();
  const superadmin = await app.as('superadmin');
  await superadmin.call(adminApi.setActive, { params: { id: person.userId }, body: { is_active: false, version: 1 } });
  await expect(begin()).rejects.toMatchObject({ code: 403 });
});

test('rejects a password changed since it was checked', async () => {
  const { person, begin } = await verified();
  const password = 'Melati#7788';
  await person.call(passwordApi.change, {
    body: { current_password: PASSWORD, password, password_confirmation: password },
  });
  await expect(begin()).rejects.toMatchObject({ code: 401 });
});

test('begins a session otherwise', async () => {
  const { begin } = await verified();
  expect((await begin()).token).toEqual(expect.any(String));
});
