import type { PricedCategory } from '../../../../contract/price/priceRights';
import { bulkInsert } from '../../../db/bulkInsert';
import type { DemoContext } from '../../../seed/DemoData';
import { stableId } from '../../../store/stableId';
import { price_batches, price_ceilings, prices } from '../table';
import { demoCeilings } from './demoCeilings';
import { demoPrices } from './demoPrices';
import { startOfMonth } from './priceDates';
import { seedProposals } from './seedProposals';

/** Seeds prices with their batches, ceilings, and proposals that wait for a second person. */
export async function seedPrices({ tx, now }: DemoContext): Promise<void> {
  const priced = demoPrices(now);
  const changes = demoPriceBatches(priced, now);
  await bulkInsert(tx, price_batches, changes.batches);
  await bulkInsert(tx, prices, changes.prices);
  await bulkInsert(tx, price_ceilings, demoCeilings(now));
  await seedProposals({ tx, now }, newest(priced));
}

/** Returns the newest price of each product and area. */
function newest(priced: ReturnType<typeof demoPrices>) {
  const byPlace = new Map(
    priced.map(price => [[price.product_id, price.province_code, price.regency_code].join(), price] as const),
  );
  return [...byPlace.values()];
}

type Price = typeof prices.$inferInsert;
type Batch = typeof price_batches.$inferInsert;

const BRIGHT_GAS = stableId('product', 'LPG-BG5');
/** The codes of Java's provinces; the surcharge there from next month on, in rupiah. */
const JAVA = ['31', '32', '33', '34', '35', '36'];
const DEARER = 2_000;

/**
 * Returns the batches of the demo's prices: this month's fuel by Excel, and an increase for Bright Gas in Java from next month on.
 * @param priced the demo's prices so far
 * @returns the batches, and all prices including theirs
 */
function demoPriceBatches(priced: readonly Price[], now: Date): { batches: Batch[]; prices: Price[] } {
  const created_by = stableId('account', 'harga');
  const batch = (
    category_code: PricedCategory,
    kind: Batch['kind'],
    rows: readonly Price[],
    note: string,
    at: string,
  ): Batch => ({
    id: stableId('price_batch', note),
    category_code,
    kind,
    valid_from: rows[0]!.valid_from,
    note,
    row_count: rows.length,
    created_by,
    created_at: at,
  });
  const nonSubsidised = stableId('product', 'BBM-PMX');
  const newest = priced
    .filter(({ product_id }) => product_id === nonSubsidised)
    .reduce((one, other) => (one.valid_from > other.valid_from ? one : other)).valid_from;
  const ofFuel = priced.filter(({ valid_from }) => valid_from === newest);
  const valid_from = startOfMonth(now, 1).toISOString();
  const dearer = JAVA.map(
    (province_code): Price => ({
      id: stableId('price', ['LPG-BG5', province_code, 'next'].join('/')),
      product_id: BRIGHT_GAS,
      province_code,
      regency_code: null,
      amount: amountIn(priced, province_code) + DEARER,
      valid_from,
      created_by,
      created_at: now.toISOString(),
    }),
  );
  const fuel = batch('bbm', 'excel', ofFuel, 'Harga BBM nonsubsidi bulan ini', newest);
  const gas = batch('lpg', 'change', dearer, 'Bright Gas 5,5 kg bulan depan', now.toISOString());
  const marked = new Set(ofFuel);
  return {
    batches: [fuel, gas],
    prices: [
      ...priced.map(price => ({ ...price, batch_id: marked.has(price) ? fuel.id! : null })),
      ...dearer.map(price => ({ ...price, batch_id: gas.id! })),
    ],
  };
}

const amountIn = (priced: readonly Price[], province: string) =>
  priced
    .filter(({ product_id, province_code }) => product_id === BRIGHT_GAS && province_code === province)
    .reduce((one, other) => (one.valid_from > other.valid_from ? one : other)).amount;
