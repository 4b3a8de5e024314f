import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { COOKIES } from '../../contract/identity/session';
import { type ChildServer, startChild } from '../support/childServer';
import { copyPgliteTemplate } from '../support/database/pgliteTemplate';
import { PASSWORD, people } from '../support/people';
import { type Gateway, startGateway } from '../support/startGateway';

/** The gateway in front of a whole provider: our own server in a second process, with its own database and accounts. */

let folder: string;
let provider: ChildServer;
let gateway: Gateway;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchants-provider-'));
  // the run's template, if there is one: the same data without the seconds needed to make it
  const template = process.env.TEST_PGLITE_TEMPLATE;
  if (template) await copyPgliteTemplate(template, folder);
  provider = await startChild(join(import.meta.dirname, '../../server/main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { NODE_ENV: 'test', SEED: template ? 'none' : 'demo', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' },
  });
  gateway = await startGateway({ env: { PROVIDER_URL: provider.url, PROVIDER_ADAPTER: 'merchants' } });
});
afterAll(async () => {
  await gateway?.close();
  await provider?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Envelope {
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it requested
  data: any;
  errors?: Record<string, string>;
}

/** A browser of the gateway: keeps the cookies it receives. */
class Browser {
  readonly cookies = new Map<string, string>();

  async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Envelope; headers: Headers }> {
    const form = body instanceof FormData;
    const response = await fetch(gateway.url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: gateway.url,
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split('=') as [string, string];
      if (/Expires=Thu, 01 Jan 1970/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? ((await response.json()) as Envelope) : ({} as Envelope),
    };
  }
}

const signedIn = async (email: string) => {
  const browser = new Browser();
  const { status } = await browser.call('POST', '/api/auth/login', { email, password: PASSWORD, device_id: 'gateway' });
  expect(status).toBe(200);
  return browser;
};

test('a user can sign in, read, write, renew and sign out', async () => {
  const browser = new Browser();
  expect((await browser.call('GET', '/v1/cms/banners')).status).toBe(401);
  const login = await browser.call('POST', '/api/auth/login', { email: people.superadmin, password: PASSWORD });
  expect(login.status).toBe(200);
  expect([...browser.cookies.keys()].sort()).toEqual(Object.values(COOKIES).sort());

  const profile = await browser.call('GET', '/api/auth/profile');
  expect(profile.body.data.email).toBe(people.superadmin);

  const list = await browser.call('GET', '/v1/cms/banners?limit=5&placement=home_top&placement=home_middle');
  expect(list.status).toBe(200);
  expect(list.body.data.meta).toMatchObject({ page: 1, limit: 5 });
  const sample = list.body.data.list[0];

  const picture = await sharp({ create: { width: 1_200, height: 400, channels: 3, background: '#0A736E' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'banner.png');
  const upload = await browser.call('POST', '/v1/utils/upload-file', form);
  expect(upload.body).toMatchObject({ message: 'Berhasil', data: { width: 1_200, height: 400 } });
  const file = await fetch(gateway.url + upload.body.data.url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const { id: _id, version: _version, ...fields } = sample;
  const created = await browser.call('POST', '/v1/cms/banner', {
    ...fields,
    title: 'Lewat gerbang',
    image_url: upload.body.data.url,
  });
  expect([created.status, created.body.errors]).toEqual([201, undefined]);
  const { id, version } = created.body.data;
  const bad = await browser.call('PUT', `/v1/cms/banner/${id}`, {
    ...fields,
    title: '',
    image_url: upload.body.data.url,
    version,
  });
  expect([bad.status, bad.body.errors]).toEqual([422, { title: 'Judul harus diisi' }]);
  expect(
    (
      await browser.call('PUT', `/v1/cms/banner/${id}`, {
        ...fields,
        image_url: upload.body.data.url,
        version: version + 7,
      })
    ).status,
  ).toBe(409);
  expect((await browser.call('DELETE', `/v1/cms/banner/${id}`)).status).toBe(200);
  expect((await browser.call('GET', `/v1/cms/banner/${id}`)).status).toBe(404);

  const token = browser.cookies.get(COOKIES.token);
  const renewed = await browser.call('POST', '/api/refresh-token', {});
  expect(renewed.status).toBe(200);
  expect(browser.cookies.get(COOKIES.token)).toBe(renewed.body.data.token);
  expect((await browser.call('GET', '/api/auth/permissions')).status).toBe(200);

  const old = new Map(browser.cookies);
  expect((await browser.call('POST', '/api/auth/logout', { device_id: 'gateway' })).status).toBe(200);
  expect(browser.cookies.size).toBe(0);
  // replayed cookies are worthless at the provider
  for (const [name, value] of old) browser.cookies.set(name, value);
  expect((await browser.call('GET', '/v1/cms/banners')).status).toBe(401);
  browser.cookies.set(COOKIES.token, token!);
  expect((await browser.call('GET', '/v1/cms/banners')).status).toBe(401);
});

test('the provider decides every permission', async () => {
  const guest = await signedIn(people.tamu);
  const refused = await guest.call('GET', '/v1/cms/banners');
  expect([refused.status, refused.body.data]).toEqual([403, { reason: 'missing_right', rights: ['can_read_banner'] }]);
  expect((await guest.call('POST', '/v1/cms/banner', { nonsense: true })).status).toBe(403);
});

test('a reused refresh token ends the session at the provider', async () => {
  const browser = await signedIn(people.auditor);
  const first = browser.cookies.get(COOKIES.refreshToken)!;
  await browser.call('POST', '/api/refresh-token', {});
  await browser.call('POST', '/api/refresh-token', {});
  // straight to the provider, bypassing what the gateway caches for ten seconds
  const reuse = await fetch(`${provider.url}/api/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: first }),
  });
  expect(reuse.status).toBe(401);
  expect((await browser.call('GET', '/api/auth/profile')).status).toBe(401);
});
