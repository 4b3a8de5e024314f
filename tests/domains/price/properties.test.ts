import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { priceApi } from '../../../contract/price/priceApi';
import { priceInForce } from '../../../contract/price/priceInForce';
import type { PriceBatch, PriceOutcome } from '../../../contract/price/pricePlan';
import { type PriceProposalDetail, priceProposalApi } from '../../../contract/price/priceProposalApi';
import { changedAmount } from '../../../server/domains/price/changedAmount';
import { prices } from '../../../server/domains/price/table';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;
let keuangan: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
  keuangan = await app.as('keuangan');
});
afterAll(() => app?.close());

const PRODUCT = stableId('product', 'PLM-MSS');
/** A regency with its province, another regency of the same province, another province. */
const PLACES = [
  { province_code: '34', regency_code: '34.04' },
  { province_code: '34', regency_code: '34.71' },
  { province_code: '34', regency_code: null },
  { province_code: '51', regency_code: null },
  { province_code: null, regency_code: null },
];

const stored = () => app.database.db.select().from(prices).where(eq(prices.product_id, PRODUCT));
const asked = async ({ province_code, regency_code }: (typeof PLACES)[number], at?: string) => {
  const query = { province: province_code ?? undefined, regency: regency_code ?? undefined, at };
  return (await harga.call(merchantProductApi.price, { params: { id: PRODUCT }, query })).body.data.price;
};
const everywhere = (at?: string) => Promise.all(PLACES.map(place => asked(place, at)));

/** Has a second person approve it; nothing is in force until then. */
async function approved(id: string): Promise<PriceBatch> {
  const before = (await stored()).length;
  const seen = (await keuangan.send(priceProposalApi.one, { params: { id } })).body.data as PriceProposalDetail;
  expect((await stored()).length).toBe(before);
  const { status, body } = await keuangan.send(priceProposalApi.decide, {
    params: { id },
    body: { approved: true, fingerprint: seen.plan.fingerprint, version: seen.version },
  });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return (await harga.call(priceApi.batches, { params: { category: 'pelumas' } })).body.data.list[0]!;
}

/** Previews and applies; undefined if nothing changes, or it conflicts. */
async function set(rows: object[], valid_from: string | null) {
  const body = { category: 'pelumas', rows, valid_from };
  const { plan } = (await harga.send(priceApi.change, { body })).body.data as PriceOutcome;
  if (plan!.changed === 0 || plan!.problems > 0) return undefined;
  const response = await harga.send(priceApi.change, {
    body: { ...body, dry_run: false, fingerprint: plan!.fingerprint },
  });
  expect(response.status).toBe(200);
  const { batch, proposal } = response.body.data as PriceOutcome;
  return batch ?? approved(proposal!.id);
}

const changes = fc.record({
  places: fc.subarray(PLACES, { minLength: 1 }),
  amount: fc.integer({ min: 1_000, max: 90_000 }),
  daysAhead: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 2 }),
  undone: fc.boolean(),
});

test('at any time the most specific area wins, the past is unchanged, and a revert restores prices', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 4 }), async sequence => {
      for (const { places, amount, daysAhead, undone } of sequence) {
        const past = new Date().toISOString();
        const before = await everywhere();
        const rows = places.map((place, index) => ({ product_id: PRODUCT, ...place, amount: amount + index }));
        const valid_from = daysAhead === null ? null : new Date(Date.now() + daysAhead * 86_400_000).toISOString();
        const batch = await set(rows, valid_from);
        if (!batch) continue;
        const list = await stored();
        for (const at of [batch.valid_from, past, new Date(Date.now() + 500 * 86_400_000).toISOString()])
          expect(await everywhere(at)).toEqual(PLACES.map(place => priceInForce(list, place, at)!.amount));
        expect(await everywhere(past)).toEqual(before);
        if (!undone) continue;
        const { status } = await harga.send(priceApi.revert, { params: { id: batch.id } });
        // a price set further ahead may depend on it
        expect([200, 409]).toContain(status);
        if (status === 200) expect(await everywhere()).toEqual(before);
      }
    }),
    { numRuns: 6, seed: 135 },
  );
});

test('a step keeps whole rupiah, rounds as requested, and is reversible', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -50, max: 200 }),
      fc.constantFrom(1 as const, 50 as const, 1_000 as const),
      (amount, value, round_to) => {
        const raised = changedAmount(amount, { kind: 'percent', value, round_to });
        expect(raised % round_to).toBe(0);
        expect(Math.abs(raised - (amount * (100 + value)) / 100)).toBeLessThanOrEqual(round_to / 2);
        const added = changedAmount(amount, { kind: 'amount', value, round_to: 1 });
        expect(changedAmount(added, { kind: 'amount', value: -value, round_to: 1 })).toBe(amount);
        expect(changedAmount(amount, { kind: 'set', value: 12_345, round_to })).toBe(12_345);
      },
    ),
  );
});
