import { openingState, WIB } from '../../../../contract/merchant/openingState';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import type { OrderStep } from '../../../../contract/order/orderSteps';
import type { PaymentMethod } from '../../../../contract/order/payment';
import { shippingFee } from '../../../../contract/shippingCost/shippingFee';
import type { SeededRandom } from '../../../seed/SeededRandom';
import { demoTariffs } from '../../shippingCost/demo/demoTariffs';
import { momentOfDay } from './orderDays';
import { canPay, payAndGo } from './orderPayments';
import { FINAL_SHARES, RUNNING_SHARES } from './orderPlans';
import type { OrderGood, OrderShop } from './orderShops';
import { ageOf, waitsOf } from './orderTimes';
import { pricesAt } from './pricesAt';
import type { Neighbours, OrderCustomer } from './seedCustomers';

/** An order without number and rows. */
export interface OrderDraft {
  shop: OrderShop;
  customer: OrderCustomer;
  distance: number;
  goods: readonly OrderedGood[];
  goods_amount: number;
  shipping_cost: number;
  discount: number;
  method: PaymentMethod;
  story: readonly OrderStep[];
  /** In milliseconds: when it was placed, then each step. */
  times: readonly number[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long before now the last finished orders were placed. */
export const LAST_FINAL_MS = 100 * MINUTE_MS;
const USUAL_TOTAL = 200_000;
const TRIES = 20_000;
/** Tries after which only completed orders are drawn, compressed to fit the remaining time. */
const PATIENT_TRIES = 8;

const FINAL = Object.keys(FINAL_SHARES) as (keyof typeof FINAL_SHARES)[];
const RUNNING = Object.keys(RUNNING_SHARES) as OrderStatus[];

/** Generates random orders: finished ones by the day they were placed, open ones by their status. */
export function orderDrafts(shops: readonly OrderShop[], neighbours: Neighbours, now: Date, random: SeededRandom) {
  const until = now.getTime();
  const priceAt = pricesAt(now);
  const feeOf = deliveryFees(random);
  const shopBySize = picker(shops);

  /** Draws a customer and goods; undefined if the shop is closed or has nothing to sell at that time. */
  function basket(shop: OrderShop, at: number) {
    if (!isOpenAt(shop, at)) return undefined;
    const people = neighbours.get(shop.id)!;
    const { customer, distance } = people[Math.floor(random.next() ** 1.4 * countSince(people, at))]!;
    const goods = orderGoods(shop, at, priceAt, random);
    if (goods.length === 0) return undefined;
    const goods_amount = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return { shop, customer, distance, goods, goods_amount, ...feeOf(shop, distance, goods_amount) };
  }

  /** Draws a finished order of the day that starts at `dayStart`, placed before `latest`. */
  function finalOf(dayStart: number, latest: number): OrderDraft {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const shop = shopBySize(random);
      const at = momentIn(shop, dayStart, random);
      const bought = at < latest ? basket(shop, at) : undefined;
      if (!bought) continue;
      for (let patience = 0; patience <= PATIENT_TRIES; patience += 1) {
        const hurried = patience === PATIENT_TRIES;
        const target = hurried ? 'completed' : random.weighted(FINAL, status => FINAL_SHARES[status]);
        const { method, story } = payAndGo(totalOf(bought), target, random);
        const waits = waitsOf(story, method, random);
        const length = waits.reduce((sum, wait) => sum + wait, 0);
        if (at + length < until) return { ...bought, method, story, times: timesFrom(at, waits) };
        if (!hurried || story.some(({ action }) => action === 'auto_complete')) continue;
        const share = (until - MINUTE_MS - at) / length;
        return {
          ...bought,
          method,
          story,
          times: timesFrom(
            at,
            waits.map(wait => Math.ceil(wait * share)),
          ),
        };
      }
    }
    throw new Error('The demo data have no shop that is open');
  }

  /** Draws an open order in a given status. */
  function runningIn(target: OrderStatus): OrderDraft {
    for (let tries = 0; tries < TRIES; tries += 1) {
      // the time of placement depends on the payment, and that on the total, so the total is estimated first
      const { method, story } = payAndGo(USUAL_TOTAL, target, random);
      const waits = waitsOf(story, method, random);
      const at = until - ageOf(target, method, random) - waits.reduce((sum, wait) => sum + wait, 0);
      const bought = basket(shopBySize(random), at);
      if (bought && canPay(method, totalOf(bought))) return { ...bought, method, story, times: timesFrom(at, waits) };
    }
    throw new Error(`The demo data have no shop that was open for an order that is now ${target}`);
  }

  return {
    finalOf,
    /** Open orders, spread over all statuses. */
    running(count: number): OrderDraft[] {
      const all = RUNNING.reduce((sum, status) => sum + RUNNING_SHARES[status]!, 0);
      return RUNNING.flatMap(status =>
        Array.from({ length: Math.max(Math.round((RUNNING_SHARES[status]! / all) * count), 1) }, () =>
          runningIn(status),
        ),
      );
    },
  };
}

const totalOf = (amounts: Pick<OrderDraft, 'goods_amount' | 'shipping_cost' | 'discount'>) =>
  amounts.goods_amount + amounts.shipping_cost - amounts.discount;

/** Draws a time in a Jakarta day at which the shop's customers order, by their local time. */
function momentIn({ ahead }: OrderShop, dayStart: number, random: SeededRandom): number {
  const passed = momentOfDay(random) - ahead * MINUTE_MS;
  return dayStart + (passed < 0 ? passed + DAY_MS : passed);
}

function timesFrom(at: number, waits: readonly number[]): number[] {
  const times = [at];
  for (const wait of waits) times.push(times.at(-1)! + wait);
  return times;
}

/** Counts the customers who had joined by then: they are sorted by `since`, and the first predates all orders. */
function countSince(people: readonly { customer: OrderCustomer }[], at: number): number {
  let [low, high] = [1, people.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (people[middle - 1]!.customer.since <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Picks a shop at random, weighted by sales, in logarithmic time. */
function picker(shops: readonly OrderShop[]): (random: SeededRandom) => OrderShop {
  let all = 0;
  const ends = shops.map(({ weight }) => (all += weight));
  return random => {
    const wanted = random.next() * all;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return shops[low]!;
  };
}

/** Whether a demo shop was selling at an instant (milliseconds), and open by its local time. */
export const isOpenAt = ({ opening_hours, ahead, from, until }: OrderShop, at: number): boolean =>
  at >= from && at < until && openingState(opening_hours, at, WIB + ahead).is_open;

/** Minimum price of the goods for a discount. */
const DISCOUNT_FROM = 50_000;
const DISCOUNTS = [5_000, 7_500, 10_000];

interface Place {
  province_code: string;
  regency_code: string;
}

/** Returns a function for the shipping cost and a random discount of a delivery, by its distance in metres; most have no discount. */
function deliveryFees(random: SeededRandom) {
  const tariffs = new Map(
    demoTariffs()
      .filter(({ is_active }) => is_active)
      .map(tariff => [tariff.area, tariff]),
  );
  return (shop: Place, distance: number, goods: number): { shipping_cost: number; discount: number } => {
    const tariff = tariffs.get(shop.regency_code) ?? tariffs.get(shop.province_code) ?? tariffs.get(null)!;
    const shipping_cost = shippingFee(tariff, distance, goods)!;
    return {
      shipping_cost,
      discount: goods >= DISCOUNT_FROM && random.chance(0.07) ? Math.min(random.pick(DISCOUNTS), shipping_cost) : 0,
    };
  };
}

interface OrderedGood {
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
function orderGoods(
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
