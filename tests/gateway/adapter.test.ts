import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { areaApi } from '../../contract/area/areaApi';
import { bannerApi } from '../../contract/banner';
import { fieldsAlong } from '../../contract/core/fieldAt';
import { otherwiseOf } from '../../contract/core/needed';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { orderApi } from '../../contract/order/orderApi';
import { providerReference, REFERENCE_MARK } from '../../scripts/providerReference';
import { adaptCalls } from '../../server/gateway/remote/adapter/adaptCalls';
import { adapterFaults } from '../../server/gateway/remote/adapter/adapterFaults';
import type { ProviderAdapter } from '../../server/gateway/remote/adapter/ProviderAdapter';
import { providerAdapters } from '../../server/gateway/remote/adapter/providerAdapters';
import { providerCalls } from '../../server/gateway/remote/providerCalls';
import { addressForProvider, idFromProvider, jsonForProvider } from '../../server/gateway/remote/responses/foreignId';
import { readDay, readInstant, readNumber, readWhole } from '../../server/gateway/remote/responses/readLeaf';
import { responseReader } from '../../server/gateway/remote/responses/responseReader';
import { UnreadableValue } from '../../server/gateway/remote/responses/UnreadableValue';
import { exampleAdapter } from '../support/exampleAdapter';
import { plainValue } from '../support/specificationProvider/plainValue';

const page = { page: 1, limit: 25 };
const plainShape = (response: unknown) => (response as { shape: object }).shape;

test('every list has meta and a total, with known exceptions', () => {
  const lists = providerCalls.filter(
    ({ response }) => response && 'shape' in response && 'list' in (response.shape as object),
  );
  expect(lists.length).toBeGreaterThan(40);
  const without = lists.filter(
    ({ response }) => !('meta' in plainShape(response)) || !('total' in plainShape(response)),
  );
  // these lists are parts of a report, of a record, or of the result of an action
  expect(without.map(({ call }) => call).filter(call => !/\/report\//.test(call))).toEqual([
    'GET /v1/cms/merchant/stock/{id}',
    'PUT /v1/cms/merchant/approval',
    'GET /v1/cms/product/category',
  ]);
});

test('an unpaged list is complete: its total is its number of rows', () => {
  const list = ['34', '33', '32'].map(id => ({ id, name: `Provinsi ${id}`, region_id: 'jbt' }));
  const meta = { page: 1, limit: 3, total: 3, total_page: 1 };
  expect(responseReader(areaApi.provinces, {})({ list }, page)).toEqual({ list, meta, total: 3 });
});

describe('the example adapter', () => {
  test('reads names, codes and lists of another shape', () => {
    const read = responseReader(bannerApi.list, {});
    const theirs = {
      judul: 'Tukar Tabung',
      gambar: '/g.webp',
      id: 'b-17',
      status: 'AKTIF',
      placement: 'home_top',
      position: '2',
      is_active: 1,
      starts_at: '2026-11-21 07:05:00',
      ends_at: '2026-12-21T07:05:00+07:00',
      created_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00Z',
      version: 3,
      dibuat_oleh: 'sistem',
    };
    const data = adaptCalls(exampleAdapter).data(bannerApi.list, { items: [theirs], count: '61' }, page, undefined);
    expect(read(data, page)).toEqual({
      list: [
        {
          id: idFromProvider('b-17'),
          title: 'Tukar Tabung',
          description: null,
          image_url: '/g.webp',
          category_code: null,
          region_code: null,
          placement: 'home_top',
          cta_label: null,
          link: null,
          position: 2,
          starts_at: '2026-11-21T07:05:00.000Z',
          ends_at: '2026-12-21T00:05:00.000Z',
          is_active: true,
          version: 3,
          status: 'live',
          created_at: '2026-11-01T00:00:00.000Z',
          updated_at: '2026-11-01T00:00:00.000Z',
        },
      ],
      meta: { page: 1, limit: 25, total: 61, total_page: 3 },
      total: 61,
    });
  });

  test('sends bodies in the shape of the backend', () => {
    const body = { title: 'Baru', image_url: '/b.webp', placement: 'home_top', is_active: true, version: 2 };
    const given = { url: bannerApi.create.path, body: { ...body, category_id: idFromProvider(5) } };
    expect(adaptCalls(exampleAdapter).request(bannerApi.create, given).body).toEqual({
      judul: 'Baru',
      gambar: '/b.webp',
      placement: 'ATAS',
      aktif: 'Y',
      version: 2,
      category_id: '5',
    });
  });

  test.each([
    ['versions', '/v1/cms/promotion/1/status?is_active=false&version=2', '/v1/cms/promotion/1/status?is_active=false'],
    ['dryRun', '/v1/cms/file?dry_run=true', '/v1/cms/file'],
  ] as const)('omits from a URL what a backend without %s does not support', (capability, url, sent) => {
    const can = { ...exampleAdapter.can, [capability]: false };
    const pathWith = (adapter: ProviderAdapter) => adaptCalls(adapter).request(undefined, { url }).path;
    expect(pathWith({ ...exampleAdapter, can, ids: 'uuid' })).toBe(sent);
    expect(pathWith({ ...exampleAdapter, can: { ...can, [capability]: true }, ids: 'uuid' })).toBe(url);
  });

  test.each(Object.entries({ ...providerAdapters, example: exampleAdapter }))('%s has no faults', (_name, adapter) => {
    expect(adapterFaults(adapter, providerCalls)).toEqual([]);
  });
});

test('docs/provider.md matches the calls of the contract (npm run provider:docs)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/provider.md'), 'utf8');
  expect(page.split(REFERENCE_MARK)[1]?.trim()).toBe(providerReference().trim());
});

describe('values', () => {
  test.each([
    ['1250', 1250],
    ['1250.00', 1250],
    ['-3', -3],
    [7, 7],
  ])('%p is a whole number', (value, number) => expect(readWhole(value)).toBe(number));
  test.each(['1.250', '1,250', '1.5', 'Rp1250', '', ' 1', '1e3', 'NaN', 1.5, true, null, [], '99999999999999999'])(
    '%p is not a whole number',
    value => expect(() => readWhole(value)).toThrow(UnreadableValue),
  );
  test.each(['1,5', 'NaN', 'Infinity', '', true, null, {}])('%p is not a number', value =>
    expect(() => readNumber(value)).toThrow(UnreadableValue),
  );

  test.each([
    ['2026-11-21T07:05:00.000Z', '2026-11-21T07:05:00.000Z'],
    ['2026-11-21T24:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21 07:05:00', '2026-11-21T07:05:00.000Z'],
    ['2026-11-21T07:05', '2026-11-21T07:05:00.000Z'],
    ['2026-11-21T07:05:00.123456+0700', '2026-11-21T00:05:00.123Z'],
  ])('reads the instant %s', (value, instant) => expect(readInstant(value)).toBe(instant));
  const none = ['2026-11-21', '21/11/2026', 'besok', 1_795_000_000, null, '2026-13-41T99:00:00'];
  test.each([...none, '2026-13-21T07:05:00.000Z', '2026-11-32T07:05:00.000Z', '2026-11-21T07:60:00.000Z'])(
    '%p is not an instant',
    value => expect(() => readInstant(value)).toThrow(UnreadableValue),
  );
  test('the day of an instant is its day in Jakarta', () => {
    expect(readDay('2026-11-20T17:00:00Z')).toBe('2026-11-21');
    expect(readDay('2026-11-21 00:00:00')).toBe('2026-11-21');
  });
});

test('an id of any form round-trips in URLs and bodies', () => {
  const ids = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999_999_999 }),
    fc.stringMatching(/^[0-9a-f]{24}$/),
    fc.stringMatching(/^[A-Za-z0-9_-]{1,14}$/),
    fc.uuid(),
  );
  fc.assert(
    fc.property(ids, id => {
      const ours = idFromProvider(id);
      expect(ours).toMatch(/^[0-9a-f-]{36}$/i);
      expect(addressForProvider(`/v1/cms/banner/${ours}?role=${ours}`)).toBe(`/v1/cms/banner/${id}?role=${id}`);
      const body = JSON.parse(jsonForProvider(JSON.stringify({ id: ours, note: `x ${ours}` }), 'text'));
      expect(body).toEqual({ id: String(id), note: `x ${ours}` });
    }),
  );
});

describe('arbitrary responses of every call', () => {
  const calls = providerCalls.filter(({ response }) => response);
  const answers = fc
    .tuple(fc.constantFrom(...calls), fc.nat())
    .map(([endpoint, seed]) => ({ endpoint, data: plainValue(endpoint.response!, String(seed)) }));

  test('in the shape of the contract are unchanged', () => {
    fc.assert(
      fc.property(answers, ({ endpoint, data }) => {
        expect(responseReader(endpoint, {})(data, page)).toEqual(data);
      }),
      { numRuns: 300 },
    );
  });

  test('lose a field that the contract does not name', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom('secret', 'constructor'), ({ endpoint, data }, extra) => {
        fc.pre(data !== null && typeof data === 'object' && !Array.isArray(data) && !(extra in (data as object)));
        const read = responseReader(endpoint, {});
        expect(read({ ...(data as object), [extra]: 1 }, page)).toEqual(read(data, page));
      }),
      { numRuns: 300 },
    );
  });

  test.each([bannerApi.list, orderApi.list, merchantApi.list])(
    '$call: a page in the shape of the contract is not copied, one with an extra field is',
    endpoint => {
      const read = responseReader(endpoint, {});
      const data = plainValue(endpoint.response, '7') as { list: Record<string, unknown>[] };
      expect(data.list.length).toBeGreaterThan(0);
      expect(read(data, page)).toBe(data);
      const more = { ...data, list: data.list.map(row => ({ ...row, secret: 'x' })) };
      expect(read(more, page)).toEqual(data);
    },
  );

  const changes = fc.array(
    fc.record({ at: fc.nat(), value: fc.option(fc.jsonValue({ maxDepth: 1 }), { nil: undefined }) }),
    { minLength: 1, maxLength: 4 },
  );

  test('with fields added, removed or mistyped are read or rejected, and no figure changes or is made up', () => {
    fc.assert(
      fc.property(answers, changes, ({ endpoint, data }, changed) => {
        const bent = changed.reduce<unknown>((value, change) => changedAt(value, change), data);
        let read: unknown;
        try {
          read = responseReader(endpoint, {})(bent, page);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableValue);
          return;
        }
        for (const [path, figure] of figures(read)) {
          if (/^(?:meta\..*|total)$/.test(path)) continue;
          const steps = path.split('.');
          const theirs = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], bent);
          // only what the contract derives stands in place of what is missing
          const isDerived = fieldsAlong(endpoint.response!, steps).some(otherwiseOf);
          const isMissing = theirs === undefined || theirs === null || theirs === '';
          if (!(isMissing && isDerived)) expect([path, figure]).toEqual([path, Number(theirs)]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

type Path = (string | number)[];

/** Replaces the value at one of all places, removes it if undefined, or adds a field beside it. */
function changedAt(data: unknown, { at, value }: { at: number; value?: unknown }): unknown {
  const places = [...allPaths(data)];
  const path = places[at % Math.max(places.length, 1)];
  if (!path) return value ?? null;
  const copy = structuredClone(data);
  const holder = path.slice(0, -1).reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], copy);
  const target = holder as Record<string, unknown>;
  const last = String(path.at(-1));
  if (value === undefined && !Array.isArray(holder)) delete target[last];
  else target[last] = value ?? null;
  if (!Array.isArray(holder)) target.added_by_somebody = value ?? 1;
  return copy;
}

function* allPaths(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* allPaths(inner, [...path, name]);
}

function* figures(value: unknown, path: Path = []): Generator<[string, number]> {
  if (typeof value === 'number') yield [path.join('.'), value];
  if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* figures(inner, [...path, name]);
}
