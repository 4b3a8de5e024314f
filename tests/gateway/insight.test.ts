import { accessText } from '../../contract/core/endpoint';
import { authApi } from '../../contract/identity/auth';
import { COOKIES } from '../../contract/identity/session';
import { domains, routeModules } from '../../server/domains';
import { PASSWORD, people } from '../support/people';
import { type Gateway, startGateway } from '../support/startGateway';

/** What operators and developers see: logs, metrics, the API document. */

let gateway: Gateway;
let log = '';
let write: jest.SpyInstance;

beforeAll(async () => {
  // pino writes to the file itself unless something listens here
  write = jest.spyOn(process.stdout, 'write').mockImplementation(chunk => {
    log += chunk;
    return true;
  });
  gateway = await startGateway({ env: { LOG_LEVEL: 'debug' } });
});
afterAll(async () => {
  await gateway?.close();
  write.mockRestore();
});

describe('logs', () => {
  test('log requests without passwords, tokens, cookies or query strings', async () => {
    const login = await gateway.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: people.harga, password: PASSWORD },
    });
    const { token, refresh_token } = login.json().data;
    await gateway.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: people.harga, password: 'Salah#98765' },
    });
    const response = await gateway.app.inject({
      url: '/v1/cms/banners?search=rahasia-pelanggan&token=abc',
      headers: { authorization: `Bearer ${token}`, cookie: `${COOKIES.refreshToken}=${refresh_token}` },
    });
    await gateway.app.inject({ method: 'POST', url: '/api/refresh-token', payload: { refresh_token } });
    await gateway.app.inject({ url: `/?next=/reset?code=kode-rahasia` });
    const lines = log
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        reqId: response.headers['x-request-id'],
        req: expect.objectContaining({ method: 'GET', route: '/v1/cms/banners' }),
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ res: { status: 401 } }));
    for (const secret of [PASSWORD, 'Salah#98765', token, refresh_token, 'rahasia-pelanggan', 'kode-rahasia', 'abc'])
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    expect(log).not.toMatch(/authorization|set-cookie|"cookie"/i);
  });

  test('a line break in a URL adds no log line', async () => {
    log = '';
    await gateway.app.inject({ url: '/v1/%0A%7B%22level%22:60%7D' });
    expect(
      log
        .trim()
        .split('\n')
        .every(line => JSON.parse(line).level < 60),
    ).toBe(true);
  });
});

test('metrics are labelled by route, never by id or URL', async () => {
  await gateway.app.inject('/v1/cms/banner/5f0c1a9e-0000-4000-8000-000000000001?search=x');
  await gateway.app.inject('/no/such/thing/12345');
  const { body, headers } = await gateway.app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_requests_total{method="GET",route="/v1/cms/banner/:id",status="401"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/cms/banner/:id"} 1');
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toMatch(/5f0c1a9e|12345|search=/);
});

test('metrics have at most ten series per route', async () => {
  const url = '/v1/cms/faq/5f0c1a9e-0000-4000-8000-000000000001';
  for (let count = 0; count < 5; count += 1) await gateway.app.inject(url);
  const { body } = await gateway.app.inject('/metrics');
  const series = body.split('\n').filter(line => line.includes('route="/v1/cms/faq/:id"'));
  expect(series.length).toBeLessThanOrEqual(10);
});

describe('/openapi.json', () => {
  interface Operation {
    operationId: string;
    description: string;
    tags: string[];
    security: object[];
    parameters: { name: string; in: string; required: boolean; schema: object }[];
    requestBody?: { content: Record<string, { schema: object }> };
    responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>;
  }
  let document: {
    openapi: string;
    info: object;
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: object };
  };
  beforeAll(async () => {
    document = (await gateway.app.inject('/openapi.json')).json();
  });
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );

  test('holds each endpoint of the contract once, with its access', () => {
    const wanted = routeModules.flatMap(({ api }) =>
      Object.values(api).map(one => `${one.method} ${one.path} ${accessText(one)}`),
    );
    const found = operations().map(
      ({ path, method, operation }) => `${method.toUpperCase()} ${path} ${/`(.*?)`/.exec(operation.description)?.[1]}`,
    );
    expect(found.sort()).toEqual(wanted.sort());
    expect(document.paths[authApi.login.path]?.post?.security).toEqual([]);
  });

  test('lists each call under its domain', () => {
    const under = (path: string) => Object.values(document.paths[path]!).flatMap(({ tags }) => tags);
    expect(under('/api/location/regencies')).toEqual(['area']);
    expect(new Set(under('/v1/cms/banner/{id}'))).toEqual(new Set(['banner']));
    const names = domains.map(({ name }) => name);
    for (const { operation } of operations()) expect(names).toContain(operation.tags[0]);
  });

  test('is complete: version, unique ids, resolvable references, declared path parameters', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, ref] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = ref!
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect([ref, target]).toEqual([ref, expect.anything()]);
    }
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]);
      expect(operation.parameters.filter(one => one.in === 'path').map(one => one.name)).toEqual(inPath);
      for (const one of operation.parameters)
        expect(one).toMatchObject({
          schema: expect.any(Object),
          required: one.in === 'path' ? true : expect.any(Boolean),
        });
      expect(Object.keys(operation.responses)).toContainEqual(expect.stringMatching(/^20[01]$/));
      for (const response of Object.values(operation.responses))
        expect(response.description).toEqual(expect.any(String));
    }
  });
});
