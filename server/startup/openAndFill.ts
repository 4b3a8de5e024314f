import { sql } from 'drizzle-orm';
import type { Config } from '../config';
import { databaseOf } from '../db/databaseOptions';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/types';
import { domains } from '../domains';
import type { FileStore } from '../files/FileStore';
import { loadBase } from '../seed/loadBase';
import { isDemoUnfinished, seedDemo } from '../seed/seedDemo';

type Given = Parameters<typeof databaseOf>[0] & Pick<Config, 'SEED' | 'SEED_ORDERS' | 'NODE_ENV'>;

/** Days covered by the orders of `SEED=large`. */
const DAYS_OF_LARGE = 365;

/**
 * Opens the database for the server: migrated, with base data and, depending on `SEED`, the demo, to which `reset()` returns.
 * @param onStep called with a progress message in Indonesian, for slow steps of the first start
 */
export async function openAndFill(config: Given, files: FileStore, onStep: (step: string) => void): Promise<Database> {
  const production = config.NODE_ENV === 'production';
  if (production && config.SEED !== 'none')
    throw new Error('SEED harus none bila NODE_ENV=production (demo data do not load in production).');
  const database = await openDatabase({
    ...databaseOf(config),
    onLost: reason => console.error(`Basis data tidak menjawab atau dibuka kembali: ${reason.message}`),
    onBack: () => console.error('Basis data menjawab lagi'),
  });
  try {
    await fill(database, config, files, production, onStep);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function fill(
  database: Database,
  { SEED, SEED_ORDERS }: Given,
  files: FileStore,
  production: boolean,
  onStep: (step: string) => void,
) {
  await database.migrate();
  for (const { step } of await loadBase(database.db, domains)) if (step) onStep(step);
  if (SEED === 'none' && !(await isDemoUnfinished(database.db))) return;
  const large = SEED === 'large' && { orders: { count: SEED_ORDERS, days: DAYS_OF_LARGE } };
  if (await seedDemo(database.db, domains, { files, production, report: onStep, ...large })) {
    // PGlite has no autovacuum to update the statistics after a bulk load
    await database.db.execute(sql`analyze`);
    onStep('Data demo dibuat');
    await database.keepSnapshot();
    onStep('Salinan untuk mengembalikan data demo disimpan');
  }
}
