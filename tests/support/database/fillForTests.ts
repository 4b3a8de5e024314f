import type { Database } from '../../../server/db/openDatabase';
import { domains } from '../../../server/provider';
import { loadBase } from '../../../server/seed/loadBase';
import { seedDemo } from '../../../server/seed/seedDemo';

/** A sixth of the demo's orders, as densely placed: what reads them all is tried a hundred times. */
export const TEST_ORDERS = { count: 2_000, days: 20 };

/** What a server with `SEED=demo` has, but for the pictures' bytes: each test app has a file store of its own. */
export async function fillForTests(database: Database): Promise<void> {
  await database.migrate();
  await loadBase(database.db, domains);
  await seedDemo(database.db, domains, { files: { put: async () => {} }, production: false, orders: TEST_ORDERS });
}
