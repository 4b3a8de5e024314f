import { z } from 'zod';
import { bannerApi } from '../../contract/banner';
import { endpoint } from '../../contract/core/endpoint';
import { fileApi, IMAGE_LIMITS } from '../../contract/file';
import { routes } from '../../server/http/routes';
import { startApp, type TestApp } from '../support/startApp';

const troubleApi = {
  breaks: endpoint('GET /v1/test/breaks', { access: 'signedIn', summary: 'Fails unforeseen' }),
  strips: endpoint('GET /v1/test/strips', {
    access: 'signedIn',
    summary: 'Answers more than it declares',
    response: z.object({ name: z.string() }),
  }),
};
const trouble = routes(troubleApi, () => ({
  breaks: async () => {
    throw new Error('select secret from nowhere');
  },
  strips: async () => ({ name: 'a', password_hash: 'b' }),
}));

let app: TestApp;
beforeAll(async () => {
  const { routeModules } = await import('../../server/domains');
  app = await startApp({ modules: [...routeModules, trouble] });
});
afterAll(() => app?.close());

const post = async (person: 'superadmin' | 'tamu' | null, payload: string, type = 'application/json') => {
  const headers = person ? (await app.as(person)).headers : {};
  return app.app.inject({
    method: 'POST',
    url: '/v1/cms/banner',
    headers: { ...headers, 'content-type': type },
    payload,
  });
};

describe('access is checked before the body', () => {
  const bad: [string, string, string][] = [
    ['broken JSON', '{"title":', 'application/json'],
    ['no JSON', 'title=1', 'text/plain'],
    ['too much', JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) }), 'application/json'],
  ];
  test.each(bad)('%s: 401 without a session, 403 without the permission', async (_case, payload, type) => {
    expect((await post(null, payload, type)).statusCode).toBe(401);
    expect((await post('tamu', payload, type)).statusCode).toBe(403);
  });

  test('and before the record: without permission, nothing reveals whether it exists', async () => {
    const url = '/v1/cms/banner/00000000-0000-4000-8000-000000000000';
    expect((await app.app.inject({ url })).statusCode).toBe(401);
    expect((await app.app.inject({ url, headers: (await app.as('tamu')).headers })).statusCode).toBe(403);
    expect((await app.app.inject({ url, headers: (await app.as('superadmin')).headers })).statusCode).toBe(404);
  });
});

describe('every error has the common shape', () => {
  test('401, 403, 404', async () => {
    const guest = (await app.as('tamu')).headers;
    expect((await app.app.inject('/v1/cms/banners')).json()).toEqual({
      code: 401,
      message: 'Sesi Anda telah berakhir, silakan masuk kembali.',
      data: null,
      error: { code: 'access.unauthorized', params: {} },
    });
    expect((await app.app.inject({ url: '/v1/cms/banners', headers: guest })).json()).toEqual({
      code: 403,
      message: expect.any(String),
      data: { reason: 'missing_right', rights: ['can_read_banner'] },
      error: { code: 'access.missingRight', params: { rights: 'Melihat banner', slugs: 'can_read_banner' } },
    });
    expect((await app.app.inject({ method: 'PUT', url: '/v1/cms/banners' })).json()).toEqual({
      code: 404,
      message: 'Alamat ini tidak ada.',
      data: null,
      error: { code: 'request.noSuchAddress', params: {} },
    });
  });

  test('409 carries the current version', async () => {
    const admin = await app.as('superadmin');
    const { body } = await admin.call(bannerApi.list, { query: { limit: 1 } });
    const [row] = body.data.list;
    const { body: one } = await admin.call(bannerApi.one, { params: { id: row!.id } });
    const { id: _id, ...fields } = one.data;
    const response = await admin.send(bannerApi.update, {
      params: { id: row!.id },
      body: { ...fields, version: one.data.version + 5 },
    });
    expect([response.status, response.body]).toMatchObject([
      409,
      {
        code: 409,
        message: expect.any(String),
        data: { version: one.data.version },
        error: { code: 'record.stale', params: {} },
      },
    ]);
  });

  test('413: too much JSON, and too large a file', async () => {
    const json = await post('superadmin', JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) }));
    expect([json.statusCode, json.json()]).toEqual([
      413,
      {
        code: 413,
        message: 'Isi permintaan terlalu besar.',
        data: null,
        error: { code: 'request.bodyTooLarge', params: {} },
      },
    ]);
    const bytes = Buffer.alloc(fileApi.uploadImage.upload.maxBytes + 1);
    const file = await (await app.as('superadmin')).send(fileApi.uploadImage, { file: { name: 'a.png', bytes } });
    expect(file.status).toBe(413);
    const tooLarge = { code: 'request.fileOverLimit', params: { megabytes: expect.any(Number) } };
    expect(file.body).toMatchObject({ code: 413, data: null, error: { ...tooLarge, fields: { file: tooLarge } } });
  });

  test('415: not JSON; not a picture', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      expect((await post('superadmin', 'a=1', type)).json()).toEqual({
        code: 415,
        message: 'Jenis isi permintaan tidak didukung. Kirim sebagai JSON.',
        data: null,
        error: { code: 'request.unsupportedType', params: {} },
      });
    const svg = { name: 'a.png', type: 'image/png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    const response = await (await app.as('superadmin')).send(fileApi.uploadImage, { file: svg });
    expect([response.status, response.body.errors]).toEqual([415, { file: expect.any(String) }]);
    expect(IMAGE_LIMITS.types).not.toContain('image/svg+xml');
  });

  test('422: broken JSON, NUL, and fields by name', async () => {
    expect((await post('superadmin', '{"title":')).json()).toEqual({
      code: 422,
      message: 'Isi permintaan bukan JSON yang sah.',
      data: null,
      error: { code: 'request.invalidJson', params: {} },
    });
    expect((await post('superadmin', '{"title":"a\\u0000b"}')).statusCode).toBe(422);
    const response = await post('superadmin', '{}');
    expect(response.json()).toMatchObject({ code: 422, data: null, errors: { title: 'Judul harus diisi' } });
    expect(response.json().error).toMatchObject({
      code: 'request.invalidInput',
      params: {},
      fields: { title: { code: 'rule.required', params: {} } },
    });
    const long = await post('superadmin', JSON.stringify({ title: 'x'.repeat(500) }));
    expect(long.json().error.fields.title).toEqual({ code: 'rule.max', params: { length: expect.any(Number) } });
  });

  test('422 by a rule of a domain has its code and parameters', async () => {
    const query = { columns: 'title,nothing' };
    const response = await (await app.as('superadmin')).send(bannerApi.export, { query });
    expect([response.status, response.body.error]).toEqual([
      422,
      {
        code: 'request.invalidInput',
        params: {},
        fields: { columns: { code: 'export.unknownColumn', params: { column: 'nothing' } } },
      },
    ]);
  });

  test('names that reach into prototypes are dropped', async () => {
    const response = await post(
      'superadmin',
      '{"__proto__":{"is_admin":true},"constructor":{"prototype":{"is_admin":true}},"title":""}',
    );
    expect(response.statusCode).toBe(422);
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  });

  test('500 has a request id for the helpdesk and no details', async () => {
    const response = await app.app.inject({ url: '/v1/test/breaks', headers: (await app.as('tamu')).headers });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 500,
      message: expect.stringContaining(`sebutkan ID ${response.headers['x-request-id']} ke helpdesk`),
      data: null,
      error: { code: 'server.failed', params: {} },
      request_id: response.headers['x-request-id'],
    });
    expect(response.body).not.toMatch(/secret|select|Error|\.ts/);
  });
});

test('undeclared fields of a response are not sent', async () => {
  const response = await app.app.inject({ url: '/v1/test/strips', headers: (await app.as('tamu')).headers });
  expect(response.json()).toEqual({ code: 200, message: 'Berhasil', data: { name: 'a' } });
});
