import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notificationApi, notificationTarget, ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { users } from '../../../server/domains/identity/account/table';
import { type NewNotification, notify } from '../../../server/domains/notification/notify';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const news = (to: NewNotification['to'], title = 'Pesanan baru'): NewNotification => ({
  to,
  title,
  description: 'Pesanan ORD-261121-0042 menunggu diproses.',
  type: 'order',
  extra: ORDER_EXTRA_PREFIX + randomUUID(),
});
const tell = (given: NewNotification) => app.database.db.transaction(tx => notify(tx, given));
const countOf = async (person: { call: Awaited<ReturnType<TestApp['as']>>['call'] }) =>
  (await person.call(notificationApi.count)).body.data.count;

test('lists the newest first, ten per page, with the page count', async () => {
  const person = await app.as('helpdesk');
  const first = (await person.call(notificationApi.list)).body.data;
  expect(first.meta).toEqual({ page: 1, limit: 10, total: 35, total_page: 4 });
  const last = (await person.call(notificationApi.list, { query: { page: 4 } })).body.data;
  expect(last.list).toHaveLength(5);
  const times = [...first.list, ...last.list].map(one => one.created_at);
  expect(times).toEqual([...times].sort().reverse());
  for (const { created_at } of first.list) expect(Date.parse(created_at!)).toBeLessThanOrEqual(Date.now());
  expect(await countOf(person)).toBe(first.list.filter(one => one.read_at === null).length);
});

test('an order links to its page by the slice from position 25, a registration by its id, vouchers to their promotion', () => {
  const id = randomUUID();
  expect(ORDER_EXTRA_PREFIX).toHaveLength(25);
  expect(notificationTarget({ type: 'order', extra: ORDER_EXTRA_PREFIX + id })).toBe(`/monitoring-order/${id}`);
  expect(notificationTarget({ type: 'registration', extra: id })).toBe(`/merchant/registration/${id}`);
  expect(notificationTarget({ type: 'promotion', extra: id })).toBe(`/promo/${id}`);
  expect(notificationTarget({ type: 'voucher', extra: id })).toBe(`/promo/${id}?tab=vouchers`);
});

test('a user without permissions has no notifications', async () => {
  const { body } = await (await app.as('tamu')).call(notificationApi.list);
  expect(body.data).toMatchObject({ list: [], total: 0 });
});

test('reading one lowers the count by one, once', async () => {
  const person = await app.someoneWith([]);
  expect(await tell(news({ users: [person.userId, person.userId, randomUUID()] }))).toBe(1);
  const [one] = (await person.call(notificationApi.list)).body.data.list;
  expect(one).toMatchObject({ title: 'Pesanan baru', read_at: null });
  expect(await countOf(person)).toBe(1);
  const read = await person.call(notificationApi.read, { params: { id: one!.id } });
  expect(read.body.data.read_at).not.toBeNull();
  expect(await countOf(person)).toBe(0);
  const again = await person.call(notificationApi.read, { params: { id: one!.id } });
  expect(again.body.data).toEqual(read.body.data);
});

test('reading all affects only the user’s own notifications', async () => {
  const [mine, other] = [await app.someoneWith([]), await app.someoneWith([])];
  await tell(news({ users: [mine.userId, other.userId] }));
  await tell(news({ users: [mine.userId] }));
  expect((await mine.call(notificationApi.readAll)).body).toMatchObject({
    message: 'Semua notifikasi ditandai sudah dibaca.',
    data: { count: 2 },
  });
  expect((await mine.call(notificationApi.readAll)).body.data.count).toBe(0);
  expect(await countOf(other)).toBe(1);
});

test.each(['another’s', 'a missing one', 'no id at all'])('%s cannot be read: 404', async which => {
  const person = await app.someoneWith([]);
  const [others] = (await (await app.as('auditor')).call(notificationApi.list)).body.data.list;
  const id = { 'another’s': others!.id, 'a missing one': randomUUID(), 'no id at all': 'bukan-id' }[which]!;
  const { status, body } = await person.call(notificationApi.read, { params: { id } });
  expect({ status, message: body.message }).toEqual({ status: 404, message: 'Notifikasi ini sudah dihapus.' });
  const [after] = (await (await app.as('auditor')).call(notificationApi.list)).body.data.list;
  expect(after).toEqual(others);
});

test('without a session: 401', async () => {
  for (const endpoint of [notificationApi.list, notificationApi.count, notificationApi.readAll, notificationApi.live])
    expect((await app.anonymous.send(endpoint)).status).toBe(401);
  expect((await app.anonymous.send(notificationApi.read, { params: { id: randomUUID() } })).status).toBe(401);
});

describe('notify', () => {
  test('reaches exactly the active holders of a permission', async () => {
    const { db } = app.database;
    const [holder, stranger, disabled] = [
      await app.someoneWith(['can_read_faq']),
      await app.someoneWith(['can_read_banner']),
      await app.someoneWith(['can_read_faq']),
    ];
    await db.update(users).set({ is_active: false }).where(eq(users.id, disabled.userId));
    await tell(news({ holdersOf: 'can_read_faq' }));
    await db.update(users).set({ is_active: true }).where(eq(users.id, disabled.userId));
    expect(await Promise.all([holder, stranger, disabled].map(countOf))).toEqual([1, 0, 0]);
  });

  test('with a region skips regional roles of other regions', async () => {
    const ofOwn = await tell(news({ holdersOf: 'can_read_promo_regional', region: 'jatimbalinus' }));
    const ofOther = await tell(news({ holdersOf: 'can_read_promo_regional', region: 'sumbagut' }));
    // of the demo's marketing staff, two are active in Jatimbalinus and one in Sumbagut
    expect(ofOwn - ofOther).toBe(1);
  });

  test('a rolled back transaction notifies nobody', async () => {
    const person = await app.someoneWith([]);
    const undone = app.database.db.transaction(async tx => {
      await notify(tx, news({ users: [person.userId] }));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countOf(person)).toBe(0);
  });
});
