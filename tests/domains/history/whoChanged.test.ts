import { bannerApi } from '../../../contract/banner';
import { orderApi } from '../../../contract/order/orderApi';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { someOrder } from '../order/someOrder';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** A banner that `first` has saved after it was read, and a function that saves what was read as someone else. */
async function overtakenBy(first: Client) {
  const superadmin = await app.as('superadmin');
  const [one] = (await superadmin.call(bannerApi.list, { query: { limit: 1 } })).body.data.list;
  const { id, status: _s, version, created_at: _c, updated_at: _u, ...fields } = one!;
  const save = (by: Client) =>
    by.call(bannerApi.update, { params: { id }, body: { ...fields, position: fields.position + 1, version } });
  expect((await save(first)).status).toBe(200);
  return save;
}

test('a stale version names who changed the record, and when', async () => {
  const save = await overtakenBy(await app.as('superadmin'));
  const { status, body } = await save(await app.someoneWith(['can_read_banner', 'can_update_banner']));
  expect(status).toBe(409);
  expect(body.message).toMatch(
    /^Data ini sudah diubah orang lain\. .* Terakhir diubah oleh Ratna Puspitasari, \d\d\.\d\d\.$/,
  );
  expect(body.data).toMatchObject({ changed: { by: 'Ratna Puspitasari', at: expect.any(String) } });
  expect(body.error).toMatchObject({ code: 'record.stale', params: { more: 'record.changedBy' } });
});

test('who was overtaken by their own other tab is told so', async () => {
  const superadmin = await app.as('superadmin');
  const save = await overtakenBy(superadmin);
  expect((await save(superadmin)).body.message).toMatch(/Terakhir Anda ubah sendiri, \d\d\.\d\d\.$/);
});

test('whoever may change a record but not read it is told no name', async () => {
  const save = await overtakenBy(await app.as('superadmin'));
  const { body } = await save(await app.someoneWith(['can_update_banner']));
  expect(body.message).toMatch(/Terakhir diubah orang lain, \d\d\.\d\d\.$/);
  expect(JSON.stringify(body)).not.toContain('Ratna');
});

test('the second to cancel an order is told who cancelled it, also with a version that is stale by then', async () => {
  const { id, version } = await someOrder(app, { status: 'complaint_submitted' });
  const cancel = (by: Client) =>
    by.send(orderApi.cancel, { params: { id }, body: { version, note: 'Barang tidak sampai' } });
  expect((await cancel(await app.as('superadmin'))).status).toBe(200);
  const { status, body } = await cancel(await app.as('helpdesk'));
  expect(status).toBe(409);
  expect(body.message).toMatch(/ oleh Ratna Puspitasari, \d\d\.\d\d\.$/);
  expect(body.data).toMatchObject({ reason: 'illegal_step', changed: { by: 'Ratna Puspitasari' } });
});

test('an error of another kind names nobody', async () => {
  const { id, version } = await someOrder(app, { status: 'complaint_submitted' });
  const superadmin = await app.as('superadmin');
  const { status, body } = await superadmin.send(orderApi.cancel, { params: { id }, body: { version } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ data: null, error: { params: {} } });
});
