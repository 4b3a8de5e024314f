import { eq, sql } from 'drizzle-orm';
import { adminApi } from '../../../contract/identity/admin';
import { authApi } from '../../../contract/identity/auth';
import { profileApi } from '../../../contract/identity/profile';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { sessions } from '../../../server/domains/identity/session/table';
import { PASSWORD, people } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

const HOURS = 10;
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { SESSION_MAX_HOURS: String(HOURS) } });
});
afterAll(() => app?.close());

async function signedIn() {
  const { body } = await app.anonymous.call(authApi.login, { body: { email: people.superadmin, password: PASSWORD } });
  const { refresh_token = '', token = '' } = body.data;
  const id = refresh_token.split('.')[0]!;
  return {
    id,
    refresh_token,
    headers: { authorization: `Bearer ${token}` },
    ends: body.data.refresh_token_expires_at!,
  };
}
/** Backdates the person's sign-in. */
const age = (id: string, hours: number) =>
  app.database.db
    .update(sessions)
    .set({ created_at: sql`now() - make_interval(mins => ${hours * 60})` })
    .where(eq(sessions.id, id));
const hoursUntil = (end: string) => (Date.parse(end) - Date.now()) / 3_600_000;

test('SESSION_MAX_HOURS ends a session, however often it is renewed', async () => {
  const { id, refresh_token, ends } = await signedIn();
  expect(hoursUntil(ends)).toBeLessThanOrEqual(HOURS);
  await age(id, HOURS - 0.5);
  const { body } = await app.anonymous.call(authApi.refresh, { body: { refresh_token } });
  expect(hoursUntil(body.data.refresh_token_expires_at)).toBeLessThanOrEqual(0.5);
  const headers = { authorization: `Bearer ${body.data.token}` };
  expect((await app.anonymous.send(profileApi.get, { headers })).status).toBe(200);
  await app.database.db
    .update(sessions)
    .set({ refresh_expires_at: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, id));
  expect((await app.anonymous.send(profileApi.get, { headers })).status).toBe(401);
  const again = { refresh_token: body.data.refresh_token };
  expect((await app.anonymous.send(authApi.refresh, { body: again })).status).toBe(401);
});

test('seeing as a role ends with the session it was started from', async () => {
  const { id, headers } = await signedIn();
  await age(id, HOURS - 0.25);
  const { data } = (await app.anonymous.call(adminApi.roles, { headers })).body;
  const role_id = data.list.find(({ code }) => code === 'auditor')!.id;
  const { body } = await app.anonymous.send(seeAsApi.begin, { headers, body: { role_id } });
  const [session] = await app.database.db.select().from(sessions).where(eq(sessions.parent_id, id));
  expect(body.code).toBe(201);
  expect(hoursUntil(session!.refresh_expires_at)).toBeLessThanOrEqual(0.25);
});
