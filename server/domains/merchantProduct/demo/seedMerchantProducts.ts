import { sql } from 'drizzle-orm';
import { STOCK_LEVELS, type StockLevel } from '../../../../contract/merchant/merchant';
import { worstStockLevel } from '../../../../contract/merchantProduct/stockLevel';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import type { DemoContext } from '../../../seed/DemoData';
import { groupBy } from '../../../seed/groupBy';
import { hoursBefore } from '../../../seed/jakartaDay';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { merchantTypes } from '../../merchant/base/merchantTypes';
import { merchants } from '../../merchant/table';
import { demoPrices } from '../../price/demo/demoPrices';
import { productName } from '../../product/productName';
import { products } from '../../product/table';
import { merchant_products } from '../table';
import { type OwnGood, ownGoods } from './ownGoods';

type Good = typeof merchant_products.$inferInsert;
type Shop = Pick<
  typeof merchants.$inferSelect,
  'id' | 'number' | 'type_code' | 'province_code' | 'status' | 'joined_at'
>;
type Product = typeof products.$inferSelect;

/** Shares of shops by stock level. */
const LEVEL_SHARES: Record<StockLevel, number> = { available: 68, low: 21, empty: 11 };
/** The minimum number of products that a shop sells. */
const LEAST = 6;
const MOST = 9;

/** Seeds the products and stock of each demo merchant, from the catalogue and its own goods. */
export async function seedMerchantProducts({ tx, now }: DemoContext): Promise<void> {
  const catalogue = await tx.select().from(products).orderBy(products.code);
  const shops: Shop[] = await tx.select().from(merchants).orderBy(merchants.number);
  const areas = new Map(
    [...groupBy(demoPrices(now), row => row.product_id)].map(([id, rows]) => [
      id,
      new Set(rows.map(row => row.province_code)),
    ]),
  );
  const soldIn = (product: Product, province: string) =>
    areas.get(product.id)?.has(null) || areas.get(product.id)?.has(province);
  const random = new SeededRandom(46);
  const goodsOfShops = ownGoods();

  const goods: Good[] = [];
  const levels: { id: string; level: StockLevel }[] = [];
  for (const shop of shops) {
    const { category_codes } = merchantTypes[shop.type_code];
    const fitting = catalogue.filter(
      product => category_codes.includes(product.category_code) && soldIn(product, shop.province_code),
    );
    const count = random.whole(LEAST, MOST);
    const own = fitting.length === 0 ? count : random.whole(1, 2);
    const at = hoursBefore(now, random.whole(1, 700)).toISOString();
    const shelf = [
      ...some(fitting, count - own, random).map(ofProvider),
      ...some(goodsOfShops, own, random).map(good => ofItsOwn(good, random)),
    ];
    const level = random.weighted(STOCK_LEVELS, name => LEVEL_SHARES[name]);
    const rows = shelf.map((good, index) => ({
      id: stableId('merchant_product', `${shop.number}/${good.product_id ?? good.name}`),
      merchant_id: shop.id,
      ...good,
      // the first product has the shop's level, the others are well stocked
      ...shelfStock(index === 0 ? level : 'available', good.sale_unit, random),
      is_active: shop.status !== 'closed' && (index === 0 || random.chance(0.95)),
      created_at: shop.joined_at,
      updated_at: at < shop.joined_at ? shop.joined_at : at,
    }));
    goods.push(...rows);
    levels.push({ id: shop.id, level: worstStockLevel(rows) });
  }
  await bulkInsert(tx, merchant_products, goods);
  await setLevels(tx, levels);
}

const ofProvider = (product: Product) => ({
  product_id: product.id,
  category_code: product.category_code,
  name: productName(product),
  description: null,
  sale_unit: product.sale_unit,
  price: null,
});

const ofItsOwn = ({ name, variant, sale_unit, base_price_idr }: OwnGood, random: SeededRandom) => ({
  product_id: null,
  category_code: 'non-pertamina' as const,
  name,
  description: variant || null,
  sale_unit,
  price: Math.round((Number(base_price_idr) * random.whole(95, 112)) / 100 / 500) * 500,
});

/** Picks distinct random items. */
function some<Item>(items: readonly Item[], count: number, random: SeededRandom): Item[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, items.length) },
    () => left.splice(random.whole(0, left.length - 1), 1)[0]!,
  );
}

const setLevels = (tx: Tx, levels: readonly { id: string; level: StockLevel }[]) =>
  tx.execute(sql`
    update merchants set stock_level = shelves.level
    from unnest(${sql.param(levels.map(({ id }) => id))}::uuid[], ${sql.param(levels.map(({ level }) => level))}::text[]) as shelves(id, level)
    where merchants.id = shelves.id and merchants.stock_level <> shelves.level`);

/** Low threshold and usual maximum by sale unit. */
const SIZES: Readonly<Record<string, { low: number; most: number }>> = {
  liter: { low: 1_000, most: 12_000 },
  tabung: { low: 10, most: 160 },
  galon: { low: 5, most: 40 },
  pail: { low: 2, most: 8 },
};
const PIECES = { low: 5, most: 60 };

/** Generates random stock of a product at a given level. */
function shelfStock(level: StockLevel, unit: string, random: SeededRandom): { stock: number; low_stock: number } {
  const { low, most } = SIZES[unit] ?? PIECES;
  const stock = level === 'empty' ? 0 : level === 'low' ? random.whole(1, low) : random.whole(low + 1, most);
  return { stock, low_stock: low };
}
