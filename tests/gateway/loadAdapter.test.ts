import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { bannerApi } from '../../contract/banner';
import type { Endpoint } from '../../contract/core/endpoint';
import { isPaged } from '../../contract/core/query';
import { responseStatus } from '../../contract/core/responseStatus';
import { authApi } from '../../contract/identity/auth';
import { priceApi } from '../../contract/price/priceApi';
import { adaptCalls } from '../../server/gateway/remote/adapter/adaptCalls';
import { loadAdapter } from '../../server/gateway/remote/adapter/loadAdapter';
import { askedPage, Cursors } from '../../server/gateway/remote/adapter/paging';
import { merchantsAdapter } from '../../server/gateway/remote/adapter/providerAdapters';
import { specificationAdapter } from '../../server/gateway/remote/adapter/specificationAdapter';
import { emptyPage } from '../../server/gateway/remote/askCalls';
import { providerCalls } from '../../server/gateway/remote/providerCalls';
import { idFromProvider } from '../../server/gateway/remote/responses/foreignId';
import { notificationReaders } from '../../server/gateway/remote/responses/notificationReaders';
import { responseReader } from '../../server/gateway/remote/responses/responseReader';
import '../../server/domains';

/** Adapters in files of their own: what they may say, and how their faults are reported. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adapter-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function load(text: string) {
  const file = join(folder, `company-${++written}.mjs`);
  writeFileSync(file, text);
  return loadAdapter(file);
}
/** Returns the reported faults without the folder. */
const faultsOf = (text: string) =>
  load(text).then(
    () => [],
    (error: Error) =>
      error.message
        .split('\n')
        .slice(1)
        .map(line => line.replace(/^.*?\.mjs:/, '')),
  );

test('ours are known by name', async () => {
  expect(await loadAdapter('merchants')).toBe(merchantsAdapter);
  await expect(loadAdapter('mechants')).rejects.toThrow("'mechants' is none of specification, merchants, and no file");
});

test('a file says only what differs', async () => {
  const adapter = await load("export default { can: { versions: true }, ids: 'text' };");
  expect(adapter).toEqual({
    ...specificationAdapter,
    can: { ...specificationAdapter.can, versions: true },
    ids: 'text',
  });
});

test('the example of the guide has no faults', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/provider.md'), 'utf8');
  const [, example] = /```js\n(export default[^`]*(?:`[^`]+`[^`]*)*?)\n```/.exec(guide)!;
  const { calls } = await load(example!);
  expect(Object.keys(calls)).toHaveLength(2);
});

test('every fault has its line, its call and its field', async () => {
  const faults = await faultsOf(`export default {
  calls: {
    'GET /v1/cms/banner': { fields: { title: 'judul' } },
    'GET /v1/cms/banners': {
      call: 'DELETE /v2/spanduk/{nomor}',
      fields: {
        titel: 'judul',
        title: 'nama',
        description: 'nama',
      },
      codes: {
        placement: {
          ATAS: 'home_topp',
        },
      },
    },
    'PUT /v1/cms/banner/{id}': { call: 'GET /v2/spanduk/{id}', fields: { title: 'description' } },
    'POST /v1/utils/upload-file': { body: body => body },
  },
};`);
  expect(faults).toEqual([
    '3: calls › GET /v1/cms/banner: the contract has no such call',
    '5: calls › GET /v1/cms/banners › call: the call has no parameter {nomor}',
    '5: calls › GET /v1/cms/banners › call: a reading call is sent as GET or POST',
    '7: calls › GET /v1/cms/banners › fields › titel: the call has no such field or parameter',
    "9: calls › GET /v1/cms/banners › fields › description: 'nama' stands for two of our fields",
    expect.stringMatching(
      /^13: calls › GET \/v1\/cms\/banners › codes › placement › ATAS: 'home_topp' is none of .*home_top/,
    ),
    '17: calls › PUT /v1/cms/banner/{id} › call: a call that changes records is not sent as GET',
    "17: calls › PUT /v1/cms/banner/{id} › fields › title: 'description' is another field of ours: tell them apart in answer and body",
    '18: calls › POST /v1/utils/upload-file › body: a file is sent as it is',
  ]);
});

test.each([
  ['nothing exported', 'export const adapter = {};', /^1: export default: /],
  ['a word of ours misspelt', 'export default {\n  call: {},\n};', /^1: export default: Unrecognized key: "call"/],
  ['text for a function', "export default {\n  envelope: 'data',\n};", /^2: envelope: expected a function/],
  ['an unknown kind', 'export default {\n  kinds: { instant: {} },\n};', /^2: kinds(?: › instant)?: /],
  [
    'two manners of paging',
    "export default {\n  paging: { page: 'p', offset: 'o' },\n};",
    /^2: paging: expected \{ page, limit, first\? \}/,
  ],
  [
    'an empty name',
    "export default {\n  calls: {\n    'GET /v1/cms/banners': { fields: { title: '' } },\n  },\n};",
    /^3: .*fields › title: /,
  ],
])('%s is a fault', async (_what, text, fault) => {
  expect(await faultsOf(text)).toEqual([expect.stringMatching(fault)]);
});

test('a file that does not parse is reported as JavaScript reports it', async () => {
  await expect(load('export default {')).rejects.toThrow(SyntaxError);
});

describe('an adapter at work', () => {
  const { id } = { id: idFromProvider(5) };

  test('moves a query into the body where that is expected', async () => {
    const adapter = await load(`export default {
      calls: {
        'PUT /v1/cms/promotion/{id}/status': {
          call: 'POST /v2/promo/{id}/aktif?dari=konsol',
          fields: { is_active: 'aktif' },
          query: () => ({}),
          body: (_body, { aktif }) => ({ aktif: aktif === 'true' ? 'Y' : 'T' }),
        },
      },
    };`);
    const { promotionApi } = await import('../../contract/promotion/promotionApi');
    const given = { url: `/v1/cms/promotion/${id}/status?is_active=true` };
    expect(adaptCalls(adapter).request(promotionApi.setStatus, given)).toEqual({
      method: 'POST',
      path: '/v2/promo/5/aktif?dari=konsol',
      body: { aktif: 'Y' },
    });
  });

  test('converts amounts and days wherever the contract has them, and back', async () => {
    const adapter = await load(`export default {
      kinds: {
        money: { read: sen => Number(sen) / 100, write: rupiah => Number(rupiah) * 100 },
        moment: { read: s => new Date(s * 1000).toISOString(), write: at => Date.parse(at) / 1000 },
      },
    };`);
    const adapted = adaptCalls(adapter);
    const list = [{ id: 1, amount: 1_250_000, valid_from: 1_795_244_700, valid_until: null }];
    expect(adapted.data(priceApi.ofCategory, { list }, { page: 1, limit: 25 }, undefined)).toEqual({
      list: [{ id: 1, amount: 12_500, valid_from: '2026-11-21T07:05:00.000Z', valid_until: null }],
    });
    const rows = [{ product_id: id, province_code: null, regency_code: null, amount: 12_500 }];
    const body = { category: 'bbm', rows, valid_from: '2026-11-21T07:05:00.000Z' };
    expect(adapted.request(priceApi.change, { url: priceApi.change.path, body }).body).toEqual({
      category: 'bbm',
      rows: [{ ...rows[0], product_id: 5, amount: 1_250_000 }],
      valid_from: 1_795_244_700,
    });
  });

  test('writes flags and amounts of a query as those of a body, and asks for pages by its own names only', async () => {
    const adapter = await load(`export default {
      paging: { page: 'number', limit: 'limit' },
      kinds: { boolean: { read: flag => flag === 'Y', write: flag => (flag ? 'Y' : 'T') } },
      calls: { 'GET /v1/cms/banners': { fields: { position: 'number' } } },
    };`);
    const pathOf = (url: string) => adaptCalls(adapter).request(bannerApi.list, { url }).path;
    expect(pathOf('/v1/cms/banners?is_active=false&page=2')).toBe('/v1/cms/banners?is_active=T&limit=25&number=2');
    expect(pathOf('/v1/cms/banners?is_active=true&is_active=false&limit=10')).toBe(
      '/v1/cms/banners?is_active=Y&is_active=T&limit=10&number=1',
    );
    expect(pathOf('/v1//cms/banners?constructor=x&status=constructor&limit=1')).toBe(
      '/v1/cms/banners?constructor=x&status=constructor&limit=1&number=1',
    );
  });

  test('makes nothing of what is missing, and confuses no fields of the same name', async () => {
    const adapter = await load(`export default {
      kinds: { moment: { read: s => new Date(s * 1000).toISOString(), write: at => Date.parse(at) / 1000 } },
      calls: { 'GET /v1/cms/banner/{id}': { fields: { title: 'judul' } } },
    };`);
    const theirs = { judul: 'Tukar tabung', title: 'Bpk.', starts_at: '', ends_at: null };
    const page = { page: 1, limit: 25 };
    for (const given of [theirs, Object.fromEntries(Object.entries(theirs).reverse())])
      expect(adaptCalls(adapter).data(bannerApi.one, given, page, undefined)).toEqual({
        title: 'Tukar tabung',
        starts_at: '',
        ends_at: null,
      });
  });

  test.each([
    ['query', () => bannerApi.list, '{ query: () => {} }'],
    ['body', () => bannerApi.create, '{ body: () => {} }'],
  ] as const)('is wrong if its %s returns nothing', async (part, endpointOf, text) => {
    const endpoint = endpointOf();
    const adapter = await load(`export default { calls: { '${endpoint.call}': ${text} } };`);
    expect(() => adaptCalls(adapter).request(endpoint, { url: endpoint.path, body: {} })).toThrow(
      `(${part}: TypeError: returned is not an object`,
    );
  });

  test('says of an error in it which function failed, in which line, and never a value', async () => {
    const adapter = await load(`export default {
  calls: {
    'GET /v1/cms/banners': {
      answer: data => ({
        list: data.isi.baris,
      }),
    },
  },
  kinds: { moment: { read: () => { throw new Error('rahasia') }, write: at => at } },
};`);
    const adapted = adaptCalls(adapter);
    const data = (theirs: unknown) => () => adapted.data(bannerApi.one, theirs, { page: 1, limit: 25 }, undefined);
    expect(() => adapted.data(bannerApi.list, {}, { page: 1, limit: 25 }, undefined)).toThrow(
      /^expected no error in the adapter \(answer: TypeError: .*reading 'baris'\), company-\d+\.mjs:5\)$/,
    );
    expect(data({ starts_at: 'rahasia' })).toThrow(
      /^data\.starts_at: expected no error in the adapter \(read of 'moment': Error, company-\d+\.mjs:9\)$/,
    );
  });
});

describe('`success: false`', () => {
  const { envelope } = adaptCalls(specificationAdapter);
  const body = { success: false, message: 'Ditolak' };
  const codeOf = (endpoint: Endpoint, status: number, more = {}) =>
    responseStatus(status, envelope(endpoint, { status, body: { ...body, ...more } }));

  test.each([
    [200, {}, 400],
    [201, { errors: { title: 'Terlalu panjang' } }, 422],
    [200, { code: 409 }, 409],
    [200, { code: 200 }, 400],
  ])('under %i with %p is %i', (status, more, code) => expect(codeOf(bannerApi.create, status, more)).toBe(code));

  test('under 200 refuses a sign-in', () => expect(codeOf(authApi.login, 200)).toBe(401));
  test.each([401, 403, 422, 429, 500, 503])('under %i says nothing more', status => {
    expect(codeOf(authApi.login, status)).toBe(status);
    expect(codeOf(bannerApi.create, status)).toBe(status);
  });
  test('of a body that is not there nothing is made', async () => {
    const adapter = await load('export default { envelope: ({ isi }) => ({ data: isi }) };');
    expect(adaptCalls(adapter).envelope(bannerApi.update, { status: 204, body: undefined })).toBeUndefined();
  });
});

test('cursors: a page out of the blue costs the pages before it, one too far is refused at once', async () => {
  const cursors = new Cursors({ cursor: 'c', limit: 'l', next: body => (body as { next: string | null }).next });
  const read: (string | undefined)[] = [];
  const readPage = (cursor: string | undefined) => {
    read.push(cursor);
    return Promise.resolve({ next: read.length < 9 ? `c${Number(cursor?.slice(1) ?? 1) + 1}` : null });
  };
  const find = (page: number) => cursors.find('list', { page, limit: 25 }, readPage);
  expect([await find(1), await find(4), await find(5)]).toEqual([undefined, 'c4', 'c5']);
  expect(read).toEqual([undefined, 'c2', 'c3', 'c4']);
  await expect(find(1_000_000)).rejects.toMatchObject({ code: 502 });
  expect(await find(20)).toBeNull();
  cursors.forget('list', 5);
  expect(cursors.keep('list', 4, { next: null })).toBeNull();
});

test.each(providerCalls.filter(isPaged).map(endpoint => [endpoint.call, endpoint] as const))(
  '%s: a page behind the last is empty',
  (_call, endpoint) => {
    const data = responseReader(endpoint, {})(emptyPage(endpoint), { page: 9, limit: 25 }) as Record<string, unknown>;
    const { list, users, owners } = data;
    expect(list ?? users ?? owners).toEqual([]);
  },
);

test('any page and limit asked for is a number from 1', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.integer().map(String),
    fc.constantFrom('Infinity', '1e9', null, undefined),
  );
  fc.assert(
    fc.property(value, value, (page, limit) => {
      const asked = askedPage({ page, limit });
      for (const number of Object.values(asked)) expect(number > 0 && Number.isSafeInteger(number)).toBe(true);
    }),
  );
});

test('messages of a refusal find their fields, at any depth', async () => {
  const adapter = await load(`export default {
    calls: { 'POST /v1/cms/banner': { fields: { title: 'judul' } } },
  };`);
  const errors = { judul: 'Terlalu panjang', 'items.0.judul': 'Harus diisi', link: 'Salah', title: 'Sama' };
  const { envelope } = adaptCalls(adapter);
  expect(envelope(bannerApi.create, { status: 422, body: { message: 'Salah', errors } })).toEqual({
    message: 'Salah',
    errors: { title: 'Sama', 'items.0.title': 'Harus diisi', link: 'Salah' },
  });
});

test('the target of a notification may be a record', () => {
  const read = notificationReaders['GET /v1/cms/notifications']!;
  const notification = { id: 1, title: 'a', description: 'b', created_at: '2026-11-21T07:05:00.000Z', read_at: null };
  const list = [
    { ...notification, type: 'promotion', extra: { id: 17, name: 'x' } },
    { ...notification, type: 'order', extra: { order_id: 'b-17' } },
    { ...notification, type: 'voucher', extra: { name: 'x' } },
  ];
  const shown = read({ list }, { page: 1, limit: 25 }) as { list: { extra: string }[] };
  expect(shown.list.map(({ extra }) => extra)).toEqual([
    idFromProvider(17),
    `pertamina-merchant/order/${idFromProvider('b-17')}`,
    '',
  ]);
});
