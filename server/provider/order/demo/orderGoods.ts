import type { SeededRandom } from '../../../seed/SeededRandom';
import type { OrderGood, OrderShop } from './orderShops';
import type { pricesAt } from './pricesAt';

export interface OrderedGood {
  good: OrderGood;
  quantity: number;
  /** Whole rupiah for one. */
  price: number;
}

const COUNTS = [
  { count: 1, share: 70 },
  { count: 2, share: 23 },
  { count: 3, share: 7 },
];
/** Litres of fuel per order: customers have a canister filled. */
const CANISTERS = [10, 10, 10, 15, 20, 20];

/**
 * Draws one to three of a shop's products in allowed quantities, at the prices of that instant (milliseconds), weighted by demand.
 */
export function orderGoods(
  shop: OrderShop,
  at: number,
  priceAt: ReturnType<typeof pricesAt>,
  random: SeededRandom,
): OrderedGood[] {
  const left = shop.goods.flatMap(good => {
    const price = good.product_id === null ? good.price : priceAt(good.product_id, shop, at);
    return price === null ? [] : [{ good, price }];
  });
  const { count } = random.weighted(COUNTS, ({ share }) => share);
  const chosen: OrderedGood[] = [];
  while (chosen.length < count && left.length > 0) {
    const item = random.weighted(left, ({ good }) => good.popularity);
    left.splice(left.indexOf(item), 1);
    chosen.push({ ...item, quantity: quantityOf(item.good, random) });
  }
  return chosen;
}

function quantityOf({ category_code, least, most }: OrderGood, random: SeededRandom): number {
  if (category_code === 'bbm') return Math.min(Math.max(random.pick(CANISTERS), least), most);
  return least + Math.floor(random.next() ** 4 * (most - least + 1));
}
