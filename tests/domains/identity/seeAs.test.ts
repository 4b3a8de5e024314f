import { bannerApi } from '../../../contract/banner';
import type { Endpoint } from '../../../contract/core/endpoint';
import { authApi } from '../../../contract/identity/auth';
import { profileApi } from '../../../contract/identity/profile';
import { roleApi } from '../../../contract/identity/role';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { COOKIES } from '../../../contract/identity/session';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { roles } from '../../../contract/rights/roles';
import { routeModules } from '../../../server/domains';
import { stableId } from '../../../server/store/stableId';
import { clientOf } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const role_id = stableId('role', 'marketing_regional');
const begin = async () => {
  const before = await app.signIn('superadmin@merchants.test');
  const { status, body, headers } = await before.call(seeAsApi.begin, { body: { role_id } });
  expect(status).toBe(201);
  return { before, seeing: clientOf(app.app, body.data.token), data: body.data, headers };
};

test('the user sees exactly what the role sees, in a separate session, and can return', async () => {
  const { before, seeing, headers } = await begin();
  expect(String(headers['set-cookie'])).toContain('msa_token=');
  const profile = (await seeing.call(profileApi.get)).body.data;
  expect(profile).toMatchObject({
    name: 'Ratna Puspitasari',
    role: { code: 'marketing_regional' },
    see_as: { id: role_id, code: 'marketing_regional' },
  });
  const slugs = (await seeing.call(profileApi.permissions)).body.data.slugs;
  expect([...slugs].sort()).toEqual([...roles.find(role => role.code === 'marketing_regional')!.slugs].sort());
  expect((await seeing.call(bannerApi.list)).status).toBe(200);
  const sessions = (await before.call(profileApi.sessions)).body.data;
  expect(sessions.find(session => session.sees_as)?.sees_as).toBe('Marketing Regional');
  const returned = await seeing.call(seeAsApi.end);
  expect(returned.status).toBe(200);
  expect((await seeing.call(profileApi.get)).status).toBe(401);
  const back = clientOf(app.app, returned.body.data.token);
  expect((await back.call(profileApi.get)).body.data).toMatchObject({ role: { code: 'super_admin' }, see_as: null });
  expect((await back.call(seeAsApi.end)).status).toBe(409);
});

test('a browser gets its tokens only as cookies, when starting and when returning', async () => {
  const { headers } = await app.signIn('superadmin@merchants.test');
  const browser = (token: string | undefined) => ({
    cookie: `${COOKIES.token}=${token}`,
    'sec-fetch-site': 'same-origin',
  });
  const cookieOf = ({ headers: answered }: { headers: Record<string, unknown> }) =>
    new RegExp(`${COOKIES.token}=([^;]+)`).exec(String(answered['set-cookie']))?.[1];
  const begun = await app.anonymous.call(seeAsApi.begin, {
    body: { role_id },
    headers: browser(headers.authorization?.slice('Bearer '.length)),
  });
  const ends = { token_expires_at: expect.any(String), refresh_token_expires_at: expect.any(String) };
  const role = { id: role_id, name: 'Marketing Regional', code: 'marketing_regional' };
  expect({ status: begun.status, data: begun.body.data }).toEqual({ status: 201, data: { ...ends, role } });
  const ended = await app.anonymous.call(seeAsApi.end, { headers: browser(cookieOf(begun)) });
  expect({ status: ended.status, data: ended.body.data }).toEqual({ status: 200, data: ends });
  const back = await app.anonymous.call(profileApi.get, { headers: browser(cookieOf(ended)) });
  expect(back.body.data).toMatchObject({ role: { code: 'super_admin' }, see_as: null });
});

test('is read-only: every call that changes something is rejected', async () => {
  const { seeing } = await begin();
  const writes = routeModules
    .flatMap(({ api }) => Object.values(api) as Endpoint[])
    .filter(({ method, access, openTo }) => method !== 'GET' && access !== 'public' && !openTo?.includes('see_as'));
  expect(writes.length).toBeGreaterThan(20);
  for (const endpoint of writes) {
    const params = Object.fromEntries(endpoint.params.map(name => [name, 'x']));
    expect({ call: endpoint.call, status: (await seeing.send(endpoint, { params, body: {} })).status }).toEqual({
      call: endpoint.call,
      status: 403,
    });
  }
  const { body } = await seeing.send(bannerApi.create, { body: {} });
  expect(body.data).toEqual({ reason: 'see_as' });
});

test('ends with its parent session, and a logout also ends the parent', async () => {
  const { before, seeing } = await begin();
  await before.call(authApi.logout, { body: {} });
  expect((await seeing.call(profileApi.get)).status).toBe(401);
  const other = await begin();
  await other.seeing.call(authApi.logout, { body: {} });
  expect((await other.before.call(profileApi.get)).status).toBe(401);
});

test('has only the permissions both roles currently hold, and ends with the permission to see as others', async () => {
  const slugs = ['can_read_banner', 'can_read_faq', 'can_update_role', 'can_read_role'] as const;
  const person = await app.someoneWith(slugs);
  const superadmin = await app.as('superadmin');
  const name = `Dilihat ${person.userId.slice(0, 8)}`;
  const seen = await superadmin.call(roleApi.create, { body: { name, slugs: ['can_read_banner', 'can_read_faq'] } });
  const { body } = await person.call(seeAsApi.begin, { body: { role_id: seen.body.data.id } });
  const seeing = clientOf(app.app, body.data.token);
  const shown = async () => [...(await seeing.call(profileApi.permissions)).body.data.slugs].sort();
  expect(await shown()).toEqual(['can_read_banner', 'can_read_faq']);

  // the role gains rights that the person does not hold
  const { id, version } = seen.body.data;
  const wider = ['can_read_banner', 'can_read_faq', 'can_read_list_merchant'];
  await superadmin.call(roleApi.update, { params: { id }, body: { name, slugs: wider, version } });
  expect(await shown()).toEqual(['can_read_banner', 'can_read_faq']);
  expect((await seeing.call(merchantApi.list)).status).toBe(403);

  // the person loses rights that the role gives
  await person.grant(['can_read_faq', 'can_update_role', 'can_read_role']);
  expect(await shown()).toEqual(['can_read_faq']);

  await person.grant(['can_read_faq', 'can_read_role']);
  expect((await seeing.call(profileApi.get)).status).toBe(401);
  await person.grant(slugs);
  expect((await seeing.call(profileApi.get)).status).toBe(401);
});

test('can be renewed, but not beyond its end', async () => {
  const { data } = await begin();
  const minutes = (Date.parse(data.refresh_token_expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeLessThanOrEqual(120);
  expect(data.token_expires_at <= data.refresh_token_expires_at).toBe(true);
  const { body } = await app.anonymous.call(authApi.refresh, { body: { refresh_token: data.refresh_token } });
  expect(body.data.refresh_token_expires_at).toBe(data.refresh_token_expires_at);
});

test('is limited to roles whose permissions the user holds', async () => {
  const manager = await app.someoneWith(['can_update_role']);
  const refused = await manager.call(seeAsApi.begin, { body: { role_id } });
  expect(refused).toMatchObject({ status: 403, body: { data: { reason: 'not_held' } } });
  const missing = await manager.call(seeAsApi.begin, { body: { role_id: stableId('role', 'tidak_ada') } });
  expect(missing.status).toBe(404);
  expect((await (await app.as('auditor')).call(seeAsApi.begin, { body: { role_id } })).status).toBe(403);
  expect((await app.anonymous.call(seeAsApi.begin, { body: { role_id } })).status).toBe(401);
  const bad = await (await app.as('superadmin')).send(seeAsApi.begin, { body: { role_id: 'x' } });
  expect(bad).toMatchObject({ status: 422, body: { errors: { role_id: 'Peran tidak sah' } } });
});

test('explains a permission: its label, the roles that grant it, and who may assign them', async () => {
  const { body } = await (await app.as('helpdesk')).call(seeAsApi.explain, { params: { slug: 'can_update_banner' } });
  expect(body.data).toMatchObject({
    label: 'Mengubah banner',
    held: false,
    roles: [{ name: 'Marketing Regional' }, { name: 'Super Admin' }],
    granting_roles: ['Super Admin'],
  });
  expect(body.data.granters).toContainEqual({ name: 'Ratna Puspitasari', email: 'superadmin@merchants.test' });
  // what roles give now, not what they gave originally
  const manager = await app.someoneWith(['can_update_banner', 'can_update_role']);
  const { body: now } = await manager.call(seeAsApi.explain, { params: { slug: 'can_update_banner' } });
  expect(now.data.granting_roles).toHaveLength(2);
  expect((await (await app.as('tamu')).call(seeAsApi.explain, { params: { slug: 'can_fly' } })).status).toBe(404);
});
