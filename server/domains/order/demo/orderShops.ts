import { asc, eq } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import type { MerchantTypeCode } from '../../../../contract/merchant/merchant';
import type { OpeningHours } from '../../../../contract/merchant/openingHours';
import { WIB, ZONE_MINUTES } from '../../../../contract/merchant/openingState';
import type { CategoryCode } from '../../../../contract/product';
import type { Db } from '../../../db/types';
import { groupBy } from '../../../seed/groupBy';
import { readCsv } from '../../../seed/readCsv';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { districts, provinces } from '../../area/table';
import { merchants, owners } from '../../merchant/table';
import { ownGoods } from '../../merchantProduct/demo/ownGoods';
import { merchant_products } from '../../merchantProduct/table';
import { merchant_accounts } from '../../merchantRole/table';
import { products } from '../../product/table';

/** A product that a demo shop delivers. */
export interface OrderGood {
  merchant_product_id: string;
  product_id: string | null;
  category_code: CategoryCode;
  name: string;
  sale_unit: string;
  /** The merchant's own price; null for the provider's. */
  price: number | null;
  least: number;
  most: number;
  /** Litres or kilograms of one sale unit, if known. */
  volume: number | null;
  volume_unit: string | null;
  popularity: number;
}

export interface OrderShop {
  id: string;
  name: string;
  type_code: MerchantTypeCode;
  region_code: RegionCode;
  province_code: string;
  regency_code: string;
  district_code: string;
  district: string;
  village_code: string;
  latitude: number;
  longitude: number;
  opening_hours: OpeningHours;
  /** Start of the period in which it sells, in milliseconds. */
  from: number;
  until: number;
  /** Minutes by which its local time is ahead of Jakarta. */
  ahead: number;
  goods: readonly OrderGood[];
  couriers: readonly { name: string; phone: string }[];
  /** Relative sales. */
  weight: number;
}

/**
 * Returns the merchants that deliver, each with the period in which it sells; a few sell much, most little. A merchant without a
 * courier delivers in person.
 */
export async function orderShops(db: Db, random: SeededRandom): Promise<OrderShop[]> {
  const shops = await db
    .select({ merchant: merchants, owner: owners.name, district: districts.name, zone: provinces.time_zone })
    .from(merchants)
    .innerJoin(owners, eq(owners.id, merchants.owner_id))
    .innerJoin(districts, eq(districts.code, merchants.district_code))
    .innerJoin(provinces, eq(provinces.code, merchants.province_code))
    .orderBy(asc(merchants.number));
  const shelves = await goodsOf(db);
  const couriers = groupBy(
    await db
      .select({ shop: merchant_accounts.merchant_id, name: merchant_accounts.name, phone: merchant_accounts.phone })
      .from(merchant_accounts)
      .where(eq(merchant_accounts.role_id, stableId('merchant_role', 'pengantar')))
      .orderBy(asc(merchant_accounts.phone)),
    ({ shop }) => shop,
  );
  return shops.flatMap(({ merchant, owner, district, zone }) => {
    // drawn for every shop, even without goods, so that the sales of the others do not depend on it
    const size = Math.exp(1.1 * bell(random));
    const goods = shelves.get(merchant.id) ?? [];
    if (goods.length === 0) return [];
    const popularity = goods.reduce((sum, good) => sum + good.popularity, 0);
    return {
      ...merchant,
      district,
      from: Date.parse(merchant.joined_at),
      until: merchant.status === 'active' ? Number.POSITIVE_INFINITY : Date.parse(merchant.status_since),
      ahead: (ZONE_MINUTES[zone] ?? WIB) - WIB,
      goods,
      couriers: couriers.get(merchant.id) ?? [{ name: owner, phone: merchant.phone }],
      weight: size * Math.sqrt(popularity),
    };
  });
}

/** Approximately normal: mean 0, standard deviation 1. */
const bell = (random: SeededRandom) =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);

/** Returns the products that each merchant sells and delivers. */
async function goodsOf(db: Db): Promise<Map<string, OrderGood[]>> {
  const popularity = new Map(
    readCsv<Record<'code' | 'demo_popularity', string>>(new URL('./productPopularity.csv', import.meta.url)).map(
      ({ code, demo_popularity }) => [code, Number(demo_popularity)],
    ),
  );
  const own = new Map(ownGoods().map(row => [row.name, row]));
  const rows = await db
    .select({ good: merchant_products, product: products, status: merchants.status })
    .from(merchant_products)
    .innerJoin(merchants, eq(merchants.id, merchant_products.merchant_id))
    .leftJoin(products, eq(products.id, merchant_products.product_id))
    .orderBy(asc(merchant_products.merchant_id), asc(merchant_products.id));
  const goods = rows
    // a closed shop has no active products now, but used to
    .filter(({ good, status }) => good.is_active || status === 'closed')
    .filter(({ product }) => product === null || product.is_home_delivery)
    .map(({ good, product }) => {
      const unit = product?.pack_unit;
      const volume = unit === 'liter' || unit === 'kg' ? (product?.pack_size ?? null) : null;
      return {
        shop: good.merchant_id,
        merchant_product_id: good.id,
        product_id: good.product_id,
        category_code: good.category_code,
        name: good.name,
        sale_unit: good.sale_unit,
        price: good.price,
        least: product?.min_order_qty ?? 1,
        most: product?.max_order_qty ?? Number(own.get(good.name)?.max_order_qty ?? 4),
        volume,
        volume_unit: volume === null ? null : (unit ?? null),
        popularity: (product ? popularity.get(product.code) : Number(own.get(good.name)?.demo_popularity)) ?? 0,
      };
    })
    .filter(good => good.popularity > 0);
  return groupBy(goods, ({ shop }) => shop);
}
