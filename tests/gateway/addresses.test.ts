import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

test.each([
  ['no route', '/v1/cms/nothing'],
  ['half an escape', '/v1/cms/banner/%E0%A4%A'],
  ['a parameter without end', `/v1/cms/banner/${'a'.repeat(400)}`],
])('an unknown URL is a 404 in the common envelope: %s', async (_case, url) => {
  const superadmin = await app.as('superadmin');
  const response = await app.app.inject({ url, headers: superadmin.headers });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    code: 404,
    message: expect.any(String),
    data: null,
    error: { code: 'request.noSuchAddress', params: {} },
  });
});

test('NUL in a URL is a 422', async () => {
  const response = await app.app.inject({
    url: '/v1/cms/banners?search=%00',
    headers: (await app.as('superadmin')).headers,
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 422 });
});
