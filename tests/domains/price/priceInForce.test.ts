import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type AreaPrice, priceInForce, priceLevel } from '../../../contract/price/priceInForce';
import { bulkInsert } from '../../../server/db/bulkInsert';
import type { Database } from '../../../server/db/openDatabase';
import { productPrice } from '../../../server/domains/price/productPrice';
import { prices } from '../../../server/domains/price/table';
import { products } from '../../../server/domains/product/table';
import { freshDatabase } from '../../support/database/freshDatabase';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** Two provinces, each with two regencies. */
const places = [
  { province_code: null, regency_code: null },
  { province_code: '34', regency_code: null },
  { province_code: '34', regency_code: '34.04' },
  { province_code: '34', regency_code: '34.71' },
  { province_code: '21', regency_code: null },
  { province_code: '21', regency_code: '21.71' },
] as const;
const noon = (day: number) => new Date(Date.UTC(2026, 0, day, 12)).toISOString();

/** Prices of one product: an area has at most one price for an instant. */
const somePrices: fc.Arbitrary<AreaPrice[]> = fc.uniqueArray(
  fc
    .record({ place: fc.constantFrom(...places), day: fc.integer({ min: 1, max: 9 }), amount: fc.nat(1_000_000) })
    .map(({ place, day, amount }) => ({ ...place, amount, valid_from: noon(day) })),
  {
    maxLength: 14,
    selector: ({ province_code, regency_code, valid_from }) => [province_code, regency_code, valid_from].join(),
  },
);

test('the database finds the same price as the plain rule, at any place and time', async () => {
  const { db } = database;
  const scenarios = fc.sample(somePrices, { numRuns: 60, seed: 135 }).map(list => ({ id: randomUUID(), list }));
  await bulkInsert(
    db,
    products,
    scenarios.map(({ id }) => ({
      id,
      code: id.slice(0, 30),
      category_code: 'bbm' as const,
      name: 'Contoh',
      sale_unit: 'liter',
    })),
  );
  await bulkInsert(
    db,
    prices,
    scenarios.flatMap(({ id, list }) => list.map(price => ({ product_id: id, ...price }))),
  );
  const questions = fc.sample(
    fc.record({
      scenario: fc.constantFrom(...scenarios),
      place: fc.constantFrom(...places),
      // including the exact instant of a price, the millisecond before it, and before all prices
      at: fc
        .tuple(fc.integer({ min: 0, max: 10 }), fc.constantFrom(-1, 0, 1))
        .map(([day, off]) => new Date(Date.parse(noon(day)) + off).toISOString()),
    }),
    { numRuns: 1_000, seed: 46 },
  );
  const levels = new Set<string>();
  for (const { scenario, place, at } of questions) {
    const expected = priceInForce(scenario.list, place, at);
    const found = await productPrice(db, scenario.id, place, at);
    expect({ place, at, found: found && [found.amount, found.level, found.valid_from] }).toEqual({
      place,
      at,
      found: expected ? [expected.amount, priceLevel(expected), expected.valid_from] : null,
    });
    levels.add(found?.level ?? 'none');
  }
  expect([...levels].sort()).toEqual(['national', 'none', 'province', 'regency']);
});

test('the order of prices is irrelevant, and a later price changes nothing before it starts', () => {
  fc.assert(
    fc.property(somePrices, fc.constantFrom(...places), fc.integer({ min: 0, max: 9 }), (list, place, day) => {
      const at = noon(day);
      const found = priceInForce(list, place, at);
      expect(priceInForce([...list].reverse(), place, at)).toEqual(found);
      const later = { ...place, amount: 1, valid_from: noon(day + 1) };
      expect(priceInForce([...list, later], place, at)).toEqual(found);
    }),
  );
});
