import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type WorkQueue, workApi } from '../../../contract/dashboard/workApi';
import { adminApi } from '../../../contract/identity/admin';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { users } from '../../../server/domains/identity/account/table';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { addPromotion, addVoucher, inDays } from '../promotion/somePromotion';

let app: TestApp;
let author: Client;
let other: Client;
beforeAll(async () => {
  app = await startApp();
  author = await app.as('superadmin');
  other = await app.as('keuangan');
});
afterAll(() => app?.close());

const workOf = async (who: Client, queue: WorkQueue) =>
  (await who.call(workApi.list, {})).body.data.list.find(work => work.queue === queue)!;

test('vouchers wait for someone other than their submitter until they are approved', async () => {
  const before = await workOf(other, 'vouchers');
  const own = await workOf(author, 'vouchers');
  const promotion = await addPromotion(author);
  const voucher = await addVoucher(author, promotion, { submit: true });
  const work = await workOf(other, 'vouchers');
  expect(work.count).toBe(before.count + 1);
  expect(await workOf(author, 'vouchers')).toEqual(own);
  const { voucher_status } = work.filter;
  expect(voucher_status).toEqual(['awaiting_approval']);
  const waiting = async () =>
    (await other.call(promotionApi.list, { query: { voucher_status: ['awaiting_approval'], limit: 100 } })).body.data;
  expect((await waiting()).total).toBe(work.count);
  expect((await waiting()).list.map(({ id }) => id)).toContain(promotion.id);
  const { id, version } = voucher;
  await other.call(voucherApi.setStatus, { params: { id }, body: { status: 'active', version } });
  expect((await workOf(other, 'vouchers')).count).toBe(before.count);
});

test('a costly promotion waits for someone other than its author, sorted by start date', async () => {
  const before = await workOf(other, 'promotions');
  const own = await workOf(author, 'promotions');
  const costly = { quota: 1_000_000, max_discount: 1_000_000 };
  const { id, title } = await addPromotion(author, { ...costly, starts_at: inDays(-9) });
  const work = await workOf(other, 'promotions');
  expect(work.count).toBe(before.count + 1);
  expect(work.items[0]).toMatchObject({ id, label: title, due_at: expect.any(String) });
  const dues = work.items.map(({ due_at }) => due_at);
  expect(dues).toEqual(dues.toSorted());
  expect(await workOf(author, 'promotions')).toEqual(own);
});

test('a request for the super admin role waits for another super admin', async () => {
  const { data } = (await author.call(adminApi.roles)).body;
  const role_id = data.list.find(({ code }) => code === 'super_admin')!.id;
  const email = () => `${randomUUID().slice(0, 8)}@merchants.test`;
  const candidate = { name: 'Calon Super', email: email(), role_id };
  const { id, version } = (await author.call(adminApi.create, { body: candidate })).body.data;
  expect(await workOf(author, 'role_requests')).toMatchObject({ count: 0, items: [] });
  expect(await workOf(other, 'role_requests')).toBeUndefined();
  const { list } = (await author.call(adminApi.list, { query: { role_request: true } })).body.data;
  expect(list.map(account => account.id)).toEqual([id]);
  expect((await author.call(adminApi.list, { query: { role_request: false } })).body.data.total).toBeGreaterThan(1);

  const second = await app.someoneWith([]);
  await app.database.db.update(users).set({ role_id }).where(eq(users.id, second.userId));
  const work = await workOf(second, 'role_requests');
  expect(work).toMatchObject({ count: 1, items: [{ id, label: 'Calon Super', due_at: null }] });
  await second.call(adminApi.decideRole, { params: { id }, body: { approved: false, version } });
  expect((await workOf(second, 'role_requests')).count).toBe(0);
});
