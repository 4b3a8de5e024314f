import { REGISTRATION_STATUSES } from '../../../contract/registration/registration';
import { registrationAge } from '../../../contract/registration/registrationAge';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { awaitsStaff, NEXT_STATUSES } from '../../../contract/registration/registrationSteps';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

test('demo registrations cover fresh, late and decided ones, with timelines the state machine allows', async () => {
  const admin = await app.as('merchant');
  const rows = [];
  for (let page = 1; page <= 5; page += 1)
    rows.push(...(await admin.call(registrationApi.list, { query: { page, limit: 100 } })).body.data.list);
  expect(rows.length).toBeGreaterThan(400);
  const statuses = new Set(rows.map(({ status }) => status));
  expect(REGISTRATION_STATUSES.filter(status => !statuses.has(status))).toEqual(['approved']);
  const now = new Date();
  const waiting = rows.filter(({ status }) => awaitsStaff(status));
  expect(waiting.length).toBeGreaterThan(100);
  expect(waiting.every(({ due_at }) => due_at !== null)).toBe(true);
  const levels = waiting.map(({ due_at }) => registrationAge(due_at!, now).level);
  expect(new Set(levels).size).toBeGreaterThan(1);
  expect(new Set(rows.map(({ region_code }) => region_code)).size).toBe(8);

  for (const { id } of rows.filter((_, index) => index % 40 === 0)) {
    const { data } = (await admin.call(registrationApi.one, { params: { id } })).body;
    const [newest] = data.events;
    expect(newest!.to_status).toBe(data.status);
    for (const { from_status, to_status, created_at } of data.events) {
      if (from_status) expect(NEXT_STATUSES[from_status]).toContain(to_status);
      expect(new Date(created_at!).getTime()).toBeLessThanOrEqual(now.getTime());
    }
    expect(data.documents.length).toBeGreaterThan(0);
  }
});
