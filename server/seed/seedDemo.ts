import { eq, sql } from 'drizzle-orm';
import { settings } from '../db/table';
import type { Db, Tx } from '../db/types';
import type { DemoContext, DemoData, OrderAmount } from './DemoData';
import { inOrder } from './inOrder';
import type { PictureStore } from './PictureStore';

const KEY = 'demo_data';
/** Advisory lock; any number that is unique in this database. */
const LOCK = 7_316_556;

interface SeedOptions {
  files: PictureStore;
  production: boolean;
  /** Reference time of the demo: the same value gives the same data. */
  now?: Date;
  orders?: OrderAmount;
}

const USUAL_ORDERS: OrderAmount = { count: 12_000, days: 120 };

/**
 * Loads the demo data of every domain into an empty database, once; a database that has them, or is in real use, is
 * left alone.
 * @returns whether anything was loaded
 * @throws Error in production, where known passwords must not exist
 */
export async function seedDemo(
  db: Db,
  domains: readonly { name: string; demo?: DemoData }[],
  { files, production, now = new Date(), orders = USUAL_ORDERS }: SeedOptions,
): Promise<boolean> {
  if (production)
    throw new Error(
      'Data demo tidak dimuat bila NODE_ENV=production (demo data do not load in production). Pakai SEED=none.',
    );
  const ordered = inOrder(domains).map(({ demo }) => demo);
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    const [seeded] = await tx.select().from(settings).where(eq(settings.key, KEY));
    if (seeded || (await isInUse(tx, ordered))) return false;
    const context: DemoContext = { tx, files, now, orders, news: [] };
    for (const demo of ordered) await demo.seed(context);
    await tx.insert(settings).values({ key: KEY, value: { at: now.toISOString() } });
    return true;
  });
}

async function isInUse(tx: Tx, demos: readonly DemoData[]): Promise<boolean> {
  for (const demo of demos) if (await demo.isInUse?.(tx)) return true;
  return false;
}
