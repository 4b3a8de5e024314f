import type { Database } from '../../../server/db/openDatabase';
import { domains } from '../../../server/domains';
import { loadBase } from '../../../server/seed/loadBase';
import { seedDemo } from '../../../server/seed/seedDemo';

/** A sixth of the demo's orders at the same density: tests that read them all run a hundred times. */
export const TEST_ORDERS = { count: 2_000, days: 20 };

/** Loads the data of a server with `SEED=demo`, except the pictures' bytes: each test app has its own file store. */
export async function fillForTests(database: Database): Promise<void> {
  await database.migrate();
  await loadBase(database.db, domains);
  await seedDemo(database.db, domains, { files: { put: async () => {} }, production: false, orders: TEST_ORDERS });
}
