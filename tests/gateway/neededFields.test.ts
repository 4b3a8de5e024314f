import fc from 'fast-check';
import { z } from 'zod';
import { bannerApi } from '../../contract/banner';
import type { Endpoint } from '../../contract/core/endpoint';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { orderApi } from '../../contract/order/orderApi';
import { priceApi } from '../../contract/price/priceApi';
import { promotionApi } from '../../contract/promotion/promotionApi';
import { providerCalls } from '../../server/gateway/remote/providerCalls';
import { isPlainText } from '../../server/gateway/remote/responses/readLeaf';
import { responseReader } from '../../server/gateway/remote/responses/responseReader';
import { UnreadableValue } from '../../server/gateway/remote/responses/UnreadableValue';
import { hideFields, neededFields, optionalFields } from '../support/specificationProvider/hideFields';
import { idOf, plainValue } from '../support/specificationProvider/plainValue';

/** What a provider must return, and what becomes of everything else. Every reading call, field by field, from the contract. */

const PAGE = { page: 1, limit: 10 };
const reads = providerCalls.filter(({ method, download, response }) => method === 'GET' && !download && response);
const read = (endpoint: Endpoint, data: unknown) => responseReader(endpoint, { version: 1 })(data, PAGE);
const plain = ({ response, call }: Endpoint) => plainValue(response!, call);

/** Returns the first place where a value has neither the form of its schema nor that of a missing one. */
function misfit(schema: z.ZodType, value: unknown, path = 'data'): string | null {
  if (schema instanceof z.ZodOptional)
    return value === undefined ? null : misfit(schema.unwrap() as z.ZodType, value, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return value === null ? null : misfit(schema.unwrap() as z.ZodType, value, path);
  if (schema instanceof z.ZodObject) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} is no record`;
    const found = Object.entries(schema.shape as z.ZodRawShape).map(([name, field]) =>
      isPosition(name, path) ? null : misfit(field as z.ZodType, (value as z.ZodRawShape)[name], `${path}.${name}`),
    );
    return found.find(Boolean) ?? null;
  }
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(value)) return `${path} is no list`;
    return value.map((item, at) => misfit(schema.element as z.ZodType, item, `${path}[${at}]`)).find(Boolean) ?? null;
  }
  if (isPlainText(schema)) return typeof value === 'string' ? null : `${path} is no text`;
  if (value === null) return schema.meta()?.needed ? `${path} is needed` : null;
  if (schema instanceof z.ZodEnum) return typeof value === 'string' && value ? null : `${path} is no code`;
  if (schema instanceof z.ZodNumber) return Number.isFinite(value) ? null : `${path} is no number`;
  if (schema instanceof z.ZodBoolean) return typeof value === 'boolean' ? null : `${path} is no flag`;
  return value === undefined ? `${path} is undefined` : null;
}

/** A list without totals has none, and is paged by whether its pages are full. */
const isPosition = (name: string, path: string) => path === 'data' && (name === 'meta' || name === 'total');

test('little is needed', () => {
  const needed = reads.flatMap(({ call, response }) => neededFields(response!, call));
  const optional = reads.flatMap(({ call, response }) => optionalFields(response!, call));
  expect(needed.length).toBeGreaterThan(60);
  expect(needed.length).toBeLessThan(260);
  expect(optional.length).toBeGreaterThan(4 * needed.length);
});

test.each(reads.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s is read without any one of its other fields, and without all',
  (_call, endpoint) => {
    const whole = plain(endpoint);
    for (const { path } of optionalFields(endpoint.response!, endpoint.call)) {
      const data = hideFields(endpoint.response!, whole, endpoint.call, field => field.path === path);
      expect([path, misfit(endpoint.response!, read(endpoint, data))]).toEqual([path, null]);
    }
    for (const hides of [() => true, ({ holdsMore }: { holdsMore: boolean }) => !holdsMore]) {
      const data = hideFields(endpoint.response!, whole, endpoint.call, hides);
      expect(misfit(endpoint.response!, read(endpoint, data))).toBeNull();
    }
  },
);

test.each(reads.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s is refused without a needed field',
  (_call, endpoint) => {
    const whole = plain(endpoint);
    for (const { path } of neededFields(endpoint.response!, endpoint.call)) {
      if (path.endsWith('version')) continue;
      const data = hideFields(endpoint.response!, whole, endpoint.call, field => field.path === path, {
        alsoNeeded: true,
      });
      // not in these data, where its record is null
      if (JSON.stringify(data) === JSON.stringify(whole)) continue;
      expect(() => read(endpoint, data)).toThrow(UnreadableValue);
    }
  },
);

/** Any JSON, most of it with names of fields that the call knows. */
function shapes({ response, call }: Endpoint) {
  const names = [...new Set([...optionalFields(response!, call), ...neededFields(response!, call)].map(lastName))];
  const { tree } = fc.letrec<{ tree: unknown }>(tie => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(
        null,
        '',
        '0',
        0,
        1,
        -1,
        1.5,
        true,
        '1.250',
        '2026-11-21',
        '2026-11-21T07:05:00Z',
        'kode',
        idOf('x'),
      ),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('list', 'id', ...names), tie('tree'), { maxKeys: 12 }),
    ),
  }));
  return tree;
}
const lastName = ({ path }: { path: string }) => path.split('.').at(-1)!.replace('[]', '');

test.each(reads.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s: no other shape is passed on',
  (_call, endpoint) => {
    // valid data with random values in some places, and random data
    const bent = fc
      .tuple(fc.array(fc.tuple(fc.nat(), shapes(endpoint)), { minLength: 1, maxLength: 3 }))
      .map(([changes]) => changes.reduce((data, [at, value]) => withValueAt(data, at, value), plain(endpoint)));
    fc.assert(
      fc.property(fc.oneof(bent, shapes(endpoint)), data => {
        let understood: unknown;
        try {
          understood = read(endpoint, data);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableValue);
          return;
        }
        expect(misfit(endpoint.response!, understood)).toBeNull();
      }),
      { numRuns: 60 },
    );
  },
);

/** Replaces the value at one of a tree's places. */
function withValueAt(tree: unknown, at: number, value: unknown): unknown {
  const entries = tree !== null && typeof tree === 'object' ? Object.entries(tree) : [];
  if (entries.length === 0) return value;
  const [name, branch] = entries[at % entries.length]!;
  const next = at % 3 === 0 ? value : withValueAt(branch, Math.floor(at / 2), value);
  return Array.isArray(tree) ? tree.with(Number(name), next) : { ...(tree as object), [name]: next };
}

describe('what follows from other fields', () => {
  const listed = (endpoint: Endpoint, row: object) => (read(endpoint, { list: [row] }) as { list: object[] }).list[0];

  test('a number from the id, and from the first part of a UUID', () => {
    expect(listed(merchantApi.list, { id: 17, name: 'Toko' })).toMatchObject({ number: '17' });
    expect(listed(merchantApi.list, { id: idOf('toko'), name: 'Toko' })).toMatchObject({
      number: idOf('toko').slice(0, 8),
    });
  });

  test.each([
    [1, 'active'],
    ['false', 'temporarily_closed'],
    [undefined, null],
    [null, null],
    ['ya', null],
  ])('a merchant’s status from is_active %p: %p', (is_active, status) => {
    expect(listed(merchantApi.list, { id: 17, name: 'Toko', is_active })).toMatchObject({ status });
  });

  const past = '2020-01-01T00:00:00.000Z';
  const future = '2090-01-01T00:00:00.000Z';
  test.each([
    [{ is_active: true, starts_at: past, ends_at: future }, 'live'],
    [{ is_active: 0 }, 'inactive'],
    [{ is_active: 1, starts_at: future }, 'scheduled'],
    // nobody knows whether it is active, or when it ends
    [{ starts_at: past, ends_at: future }, null],
    [{ is_active: true, starts_at: past }, null],
  ])('a banner’s state from %j: %p', (given, status) => {
    expect(listed(bannerApi.list, { id: 17, title: 'Tukar', ...given })).toMatchObject({ status });
  });

  test.each([
    [{ is_active: false }, 'inactive'],
    [{ is_active: true, ends_at: past }, 'ended'],
    [{ is_active: true, starts_at: past, ends_at: future, approval: 'approved', quota: 5, used: 3 }, 'running'],
    [{ is_active: true, starts_at: past, ends_at: future, approval: 'waiting', quota: 5, used: 5 }, 'waiting'],
    // nobody knows whether it was approved, or how often it was used
    [{ is_active: true, starts_at: past, ends_at: future, quota: 5, used: 3 }, null],
    [{ is_active: true, starts_at: past, ends_at: future, approval: 'approved', quota: 5 }, null],
    [{ is_active: true }, null],
  ])('a promotion’s state from %j: %p', (given, state) => {
    expect(listed(promotionApi.list, { id: 17, title: 'Hemat', ...given })).toMatchObject({ state });
  });

  test('sums of an order from its lines, and never from an unknown amount', () => {
    const order = { id: 17, status: 'complaint_submitted', payment_method: 'qris', shipping_cost: 5_000, discount: 0 };
    const items = [
      { name: 'Tabung', quantity: 2, price: 20_000 },
      { name: 'Oli', quantity: 1, price: '45000' },
    ];
    expect(read(orderApi.one, { ...order, items })).toMatchObject({
      items: [{ amount: 40_000 }, { amount: 45_000 }],
      goods_amount: 85_000,
      total: 90_000,
      actions: expect.arrayContaining(['review']),
    });
    expect(read(orderApi.one, { ...order, items: [...items, { name: 'Lap', quantity: 1 }] })).toMatchObject({
      goods_amount: null,
      total: null,
    });
  });

  test('a price’s level from its area', () => {
    const known = { id: 1, product_id: 2, product_name: 'Pertalite', amount: 10_000, status: 'in_force' };
    const price = { ...known, valid_from: past };
    expect(listed(priceApi.ofCategory, { ...price, province_code: '31' })).toMatchObject({ level: 'province' });
    expect(listed(priceApi.ofCategory, { ...price, province_code: null })).toMatchObject({ level: 'national' });
    // one that says nothing of its area is not nationwide
    expect(listed(priceApi.ofCategory, price)).toMatchObject({ level: null, area: '' });
  });
});
