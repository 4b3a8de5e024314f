import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config';
import { openFileStore } from '../../../server/files/openFileStore';
import { openAndFill } from '../../../server/startup/openAndFill';

/**
 * Fills an empty database with the given number of orders over a year, as the server does with `SEED=large`; a filled one is left
 * unchanged.
 */
export async function fillOrders(
  databaseUrl: string,
  orders: number,
  onStep: (step: string) => void = step => console.info(`  ${orders}: ${step}`),
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-bench-'));
  try {
    const config = readConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SEED: 'large',
      SEED_ORDERS: String(orders),
    });
    const database = await openAndFill(config, openFileStore(config), onStep);
    await database.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
