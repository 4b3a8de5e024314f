import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bannerApi } from '../../contract/banner';
import { isPaged } from '../../contract/core/query';
import { COOKIES } from '../../contract/identity/session';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { orderApi } from '../../contract/order/orderApi';
import { providerCalls } from '../../server/gateway/remote/providerCalls';
import { callGateway, type GatewayAnswer } from '../support/callGateway';
import { type OtherDialect, startOtherDialect } from '../support/specificationProvider/otherDialect';
import { idOf } from '../support/specificationProvider/plainValue';
import {
  PASSWORD,
  type SpecificationProvider,
  startSpecificationProvider,
} from '../support/specificationProvider/startSpecificationProvider';
import { type Gateway, startGateway } from '../support/startGateway';

/** A provider that differs in everything an adapter can say is read and written exactly like one that follows the specification. */

const reads = providerCalls.filter(
  ({ method, download, response, access }) => method === 'GET' && !download && response && access !== 'public',
);
const addressOf = (path: string) => path.replaceAll('{category}', 'bbm').replace(/\{\w+\}/g, idOf('somebody'));

let provider: SpecificationProvider;
let plain: Gateway;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dialects-'));
  provider = await startSpecificationProvider(providerCalls);
  plain = await startGateway({ env: { PROVIDER_URL: provider.url } });
});
afterAll(async () => {
  await plain?.close();
  await provider?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  provider.mood.clear();
  provider.writes.length = 0;
});

describe.each(['pages from 0', 'offsets', 'cursors'] as const)('a provider of another dialect, with %s', manner => {
  let dialect: OtherDialect;
  let gateway: Gateway;
  beforeAll(async () => {
    dialect = await startOtherDialect(provider.url, providerCalls, manner);
    const file = join(folder, `${manner}.mjs`);
    writeFileSync(file, dialect.adapter);
    gateway = await startGateway({ env: { PROVIDER_URL: dialect.url, PROVIDER_ADAPTER: file } });
  });
  afterAll(async () => {
    await gateway?.close();
    await dialect?.close();
  });
  const both = async (path: string, method?: string, body?: unknown) =>
    [await callGateway(gateway.url, path, method, body), await callGateway(plain.url, path, method, body)] as const;

  test.each(reads.map(endpoint => [endpoint.call, endpoint] as const))(
    '%s is read exactly',
    async (_call, endpoint) => {
      const [adapted, asItIs] = await both(addressOf(endpoint.path) + (isPaged(endpoint) ? '?limit=25' : ''));
      expect(asItIs.status).toBe(200);
      if (manner === 'cursors' && isPaged(endpoint)) {
        const rows = ({ body }: GatewayAnswer) => (body.data as { list: unknown[] }).list;
        expect(rows(adapted)).toEqual(rows(asItIs));
      } else expect(adapted).toEqual(asItIs);
    },
  );

  test('filters, sorting and every page of a list arrive', async () => {
    const query = '?limit=7&status=live&status=ended&sort=-title&search=a';
    for (const page of [3, 1, 2, 4]) {
      const [adapted, asItIs] = await both(`${bannerApi.list.path}${query}&page=${page}`);
      const listOf = ({ body }: GatewayAnswer) => (body.data as { list: { id: string }[] }).list.map(({ id }) => id);
      expect([page, listOf(adapted)]).toEqual([page, listOf(asItIs)]);
    }
    const { search: sent, body } = dialect.asked.at(-1)!;
    expect(sent).toBe('');
    expect(body).toMatchObject({ x_status: ['K:live', 'K:ended'], x_sort: '-x_title', x_search: 'a' });
  });

  test('a page behind the last is empty', async () => {
    const { status, body } = await callGateway(gateway.url, `${merchantApi.list.path}?page=90&limit=25`);
    expect([status, (body.data as { list: unknown[] }).list]).toEqual([200, []]);
  });

  test.each(['Infinity', '1e7', '-1', '1.5', 'x', ''])('page %p is read like the first', async page => {
    const rowsOf = async (query: string) =>
      ((await callGateway(gateway.url, `${merchantApi.list.path}${query}`)).body.data as { list: unknown[] }).list;
    const rows = await rowsOf('');
    expect(rows.length).toBeGreaterThan(0);
    expect(await rowsOf(`?page=${page}`)).toEqual(rows);
  });

  test('a list is refused in the words of the provider', async () => {
    provider.mood.add('sessionsEnded');
    const { status, body } = await callGateway(gateway.url, merchantApi.list.path);
    expect([status, body.message]).toEqual([401, 'Sesi habis']);
  });

  test('a write arrives as the contract has it, and its record comes back', async () => {
    const banner = {
      title: 'Tukar tabung',
      image_url: '/files/a.webp',
      placement: 'home_top',
      starts_at: '2026-11-21T07:05:00.000Z',
      is_active: true,
    };
    const { status, body } = await callGateway(gateway.url, bannerApi.create.path, 'POST', banner);
    expect([status, body.data]).toEqual([201, expect.objectContaining(banner)]);
    const { id } = body.data as { id: string };
    const changed = { ...banner, title: 'Tukar tabung lagi' };
    expect((await callGateway(gateway.url, bannerApi.update.path.replace('{id}', id), 'PUT', changed)).status).toBe(
      200,
    );
    expect(provider.writes.map(write => write.body)).toEqual([banner, changed]);
    expect(dialect.asked.findLast(({ method }) => method === 'PATCH')).toMatchObject({
      body: { x_title: 'Tukar tabung lagi', x_placement: 'K:home_top', x_starts_at: Date.parse(banner.starts_at) },
    });
  });

  test('a write in JSON without a body arrives without one', async () => {
    const headers = { cookie: `${COOKIES.token}=opaque-token-of-the-provider`, 'content-type': 'application/json' };
    for (const { url } of [gateway, plain]) {
      const response = await fetch(`${url}/v1/cms/promotion/${idOf('somebody')}/status?is_active=true`, {
        method: 'PUT',
        headers,
      });
      expect(response.status).toBe(200);
    }
    expect(provider.writes.map(({ path, body }) => [path.split('?')[1], body])).toEqual([
      ['is_active=true', ''],
      ['is_active=true', ''],
    ]);
  });

  test('a refusal under 200 is a refusal', async () => {
    provider.mood.add('refuses');
    const { status, body } = await callGateway(gateway.url, bannerApi.create.path, 'POST', { title: 'Ditolak' });
    expect([status, body.code, body.message, provider.writes]).toEqual([422, 422, 'Ditolak', []]);
  });

  test('a person signs in, is known, and signs out', async () => {
    const credentials = { email: 'staf@penyedia.test', password: PASSWORD };
    const { status, body } = await callGateway(gateway.url, '/api/auth/login', 'POST', credentials);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ token: expect.any(String) })]);
    expect((await callGateway(gateway.url, '/api/auth/logout', 'POST', {})).body.message).toBe('Berhasil');
    const sent = dialect.asked.map(({ body: given }) => given);
    expect(sent).toContainEqual({ x_email: credentials.email, x_password: PASSWORD });
  });

  test('what is derived from lists is derived', async () => {
    const [adapted, asItIs] = await both(`${orderApi.counts.path}`);
    if (manner === 'cursors') expect(adapted.body.data).toEqual({ list: [] });
    else expect(adapted).toEqual(asItIs);
  });
});
