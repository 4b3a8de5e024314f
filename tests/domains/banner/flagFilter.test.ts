import { type Banner, bannerApi } from '../../../contract/banner';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Returns the banners for a query string. */
async function bannersOf(query: Record<string, unknown>) {
  const { status, body } = await (await app.as('superadmin')).send(bannerApi.list, { query: { limit: 100, ...query } });
  return { status, errors: body.errors, list: (body.data as { list: Banner[] } | null)?.list ?? [] };
}

test('a flag filters by one value; both values or none return the whole list', async () => {
  const [on, off, both, neither, asDigit] = await Promise.all([
    bannersOf({ is_active: 'true' }),
    bannersOf({ is_active: 'false' }),
    bannersOf({ is_active: ['true', 'false'] }),
    bannersOf({}),
    bannersOf({ is_active: ['1', 'true'] }),
  ]);
  for (const { status } of [on, off, both, neither, asDigit]) expect(status).toBe(200);
  expect(on.list.length).toBeGreaterThan(0);
  expect(off.list.length).toBeGreaterThan(0);
  expect(on.list.every(({ is_active }) => is_active)).toBe(true);
  expect(off.list.some(({ is_active }) => is_active)).toBe(false);
  expect(neither.list).toHaveLength(on.list.length + off.list.length);
  expect(both.list).toEqual(neither.list);
  expect(asDigit.list).toEqual(on.list);
});

test('an invalid flag value is a 422 on the filter', async () => {
  const { status, errors } = await bannersOf({ is_active: ['true', 'mungkin'] });
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {})).toEqual(['is_active']);
});
