import { asc, eq, sql } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import { merchants } from '../../../server/domains/merchant/table';
import { type GoodOnSale, goodsOnSale } from '../../../server/domains/merchantProduct/goodsOnSale';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import type { TestApp } from '../../support/startApp';

const DAY = { open: '00:00', close: '24:00' };

export interface DeskShop {
  merchant: typeof merchants.$inferSelect;
  /** The products it delivers, each with the requested stock. */
  goods: GoodOnSale[];
}

let phones = 0;
/** Returns a number that no demo customer has. */
export const newPhone = () => `+628519${String(Date.now() % 10_000).padStart(4, '0')}${2_000 + phones++}`;

/** Returns a merchant that is open day and night, a different one each time, with the given stock of each of its products. */
export async function deskShop(
  { database: { db } }: TestApp,
  stock: number,
  region: RegionCode = 'jbb',
): Promise<DeskShop> {
  const shops = await db
    .select()
    .from(merchants)
    .where(
      sql`${merchants.status} = 'active' and ${merchants.region_code} = ${region} and ${merchants.opening_hours}::text not like ${'%"24:00"}, {"open": "00:00"%'}`,
    )
    .orderBy(asc(merchants.number));
  for (const merchant of shops) {
    const goods = await goodsOnSale(db, sql`mp.merchant_id = ${merchant.id}`);
    if (goods.filter(({ min_order_qty }) => min_order_qty === 1).length < 2) continue;
    await db
      .update(merchants)
      .set({ opening_hours: Array.from({ length: 7 }, () => DAY) })
      .where(eq(merchants.id, merchant.id));
    await db.update(merchant_products).set({ stock }).where(eq(merchant_products.merchant_id, merchant.id));
    return {
      merchant,
      goods: goods.filter(({ min_order_qty }) => min_order_qty === 1).map(good => ({ ...good, stock })),
    };
  }
  throw new Error(`No shop of ${region} is left`);
}

/** Returns the body of an order of one of the shop's products, delivered next door. */
export const orderOf = ({ merchant, goods }: DeskShop, more: object = {}) => ({
  phone: newPhone(),
  name: 'Ester Manullang',
  address: 'Jl. Teratai No. 41, RT 003/RW 009',
  latitude: merchant.latitude + 0.002,
  longitude: merchant.longitude + 0.002,
  village_code: merchant.village_code,
  merchant_id: merchant.id,
  items: [{ merchant_product_id: goods[0]!.id, quantity: 1 }],
  ...more,
});
