import { bulkInsert } from '../../../db/bulkInsert';
import type { DemoContext } from '../../../seed/DemoData';
import { price_batches, price_ceilings, prices } from '../table';
import { demoCeilings } from './demoCeilings';
import { demoPriceBatches } from './demoPriceBatches';
import { demoPrices } from './demoPrices';

/** Seeds prices with their batches, and the state's ceilings. */
export async function seedPrices({ tx, now }: DemoContext): Promise<void> {
  const changes = demoPriceBatches(demoPrices(now), now);
  await bulkInsert(tx, price_batches, changes.batches);
  await bulkInsert(tx, prices, changes.prices);
  await bulkInsert(tx, price_ceilings, demoCeilings(now));
}
