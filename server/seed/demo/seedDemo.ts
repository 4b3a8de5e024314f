import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/types';
import { settings } from '../../store/settings/table';
import { seedAccounts } from './seedAccounts';
import { type PictureStore, seedBanners } from './seedBanners';
import { seedColleagues } from './seedColleagues';
import { seedFaqs } from './seedFaqs';
import { seedMerchantAccounts } from './seedMerchantAccounts';
import { seedMerchants } from './seedMerchants';
import { seedNotifications } from './seedNotifications';
import { type OrderAmount, seedOrders } from './seedOrders';
import { seedProducts } from './seedProducts';
import { seedRegistrations } from './seedRegistrations';
import { seedShippingCosts } from './seedShippingCosts';

const KEY = 'demo_data';
/** Any number that no one else uses with this database. */
const LOCK = 7_316_556;

interface SeedOptions {
  files: PictureStore;
  production: boolean;
  /** The demo is relative to it: the same now gives the same data. */
  now?: Date;
  orders?: OrderAmount;
}

const USUAL_ORDERS: OrderAmount = { count: 12_000, days: 120 };

/**
 * Fills an empty database with a plausible business: accounts, banners, merchants, what they sell and sold,
 * notifications. Once; a database that has the demo, or real accounts, is left as it is.
 *
 * @returns whether anything was filled in
 * @throws Error in production: known passwords have no place there
 */
export async function seedDemo(
  db: Db,
  { files, production, now = new Date(), orders = USUAL_ORDERS }: SeedOptions,
): Promise<boolean> {
  if (production)
    throw new Error(
      'Data demo tidak dimuat bila NODE_ENV=production (demo data do not load in production). Pakai SEED=none.',
    );
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    const [seeded] = await tx.select().from(settings).where(eq(settings.key, KEY));
    const { rows } = await tx.execute<{ used: boolean }>(sql`select exists (select 1 from users) as used`);
    if (seeded || rows[0]?.used) return false;
    await seedAccounts(tx, now);
    await seedColleagues(tx, now);
    await seedBanners(tx, files, now);
    await seedFaqs(tx, now);
    await seedShippingCosts(tx, now);
    await seedMerchants(tx, now);
    await seedMerchantAccounts(tx, now);
    await seedProducts(tx, now);
    await seedRegistrations(tx, files, now);
    await seedOrders(tx, files, now, orders);
    await seedNotifications(tx, now);
    await tx.insert(settings).values({ key: KEY, value: { at: now.toISOString() } });
    return true;
  });
}
