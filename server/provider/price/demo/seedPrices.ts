import { bulkInsert } from '../../../db/bulkInsert';
import type { DemoContext } from '../../../seed/DemoData';
import { price_batches, price_ceilings, prices } from '../table';
import { demoCeilings } from './demoCeilings';
import { demoPriceBatches } from './demoPriceBatches';
import { demoPrices } from './demoPrices';
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
