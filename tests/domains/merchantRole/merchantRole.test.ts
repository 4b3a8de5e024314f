import { count, eq } from 'drizzle-orm';
import { MERCHANT_RIGHTS, merchantRoleApi } from '../../../contract/merchantRole';
import { merchantRoles } from '../../../server/domains/merchantRole/base/loadMerchantRoles';
import { merchant_accounts } from '../../../server/domains/merchantRole/table';
import { stableId } from '../../../server/store/stableId';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const idOf = (code: string) => stableId('merchant_role', code);
const everyRight = Object.values(MERCHANT_RIGHTS).flatMap(({ rights }) => Object.keys(rights));

test('roles are listed in order, each with its number of active accounts', async () => {
  const { body } = await (await app.as('merchant')).call(merchantRoleApi.list);
  expect(body.data.list.map(({ code }) => code)).toEqual(['pemilik', 'manajer', 'kasir', 'pengantar']);
  for (const role of body.data.list) {
    const inUse = await app.database.db
      .select({ active: merchant_accounts.is_active, count: count() })
      .from(merchant_accounts)
      .where(eq(merchant_accounts.role_id, role.id))
      .groupBy(merchant_accounts.is_active);
    expect(role.account_count).toBe(inUse.find(({ active }) => active)?.count);
    // some are inactive and do not count
    expect(inUse.find(({ active }) => !active)?.count).toBeGreaterThan(0);
  }
  const found = await (await app.as('auditor')).call(merchantRoleApi.list, {
    query: { search: 'antar', sort: '-name' },
  });
  expect(found.body.data.list.map(({ code }) => code)).toEqual(['pengantar', 'kasir']);
});

test('a role shows every permission of the merchant app, and which ones it grants', async () => {
  for (const { code, rights } of merchantRoles) {
    const { body } = await (await app.as('auditor')).call(merchantRoleApi.one, { params: { id: idOf(code) } });
    const shown = body.data.permissions.flatMap(({ permissions }) => permissions);
    expect(shown.map(({ permission_slug }) => permission_slug)).toEqual(everyRight);
    const granted = shown.filter(({ is_granted }) => is_granted).map(({ permission_slug }) => permission_slug);
    expect(granted.toSorted()).toEqual([...rights].toSorted());
    expect(body.data.right_count).toBe(rights.length);
  }
});

test('owners have every permission, and changing something implies reading it', () => {
  expect([...merchantRoles[0]!.rights].toSorted()).toEqual(everyRight.toSorted());
  for (const { rights } of merchantRoles)
    for (const right of rights) {
      const group = Object.values(MERCHANT_RIGHTS).find(each => right in each.rights)!;
      expect(rights).toEqual(expect.arrayContaining([Object.keys(group.rights)[0]]));
    }
});

test('401 without a session, 403 without permission', async () => {
  for (const endpoint of [merchantRoleApi.list, merchantRoleApi.one]) {
    const params = { id: idOf('kasir') };
    expect((await app.anonymous.send(endpoint, { params })).status).toBe(401);
    expect((await (await app.as('marketing')).send(endpoint, { params })).status).toBe(403);
  }
});
