import { ilike, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { deliveryMinutes } from '../../../contract/desk/deliveryMinutes';
import type { deskApi } from '../../../contract/desk/deskApi';
import { type DeskMerchant, rankMerchants } from '../../../contract/desk/deskMerchant';
import { orderTotal } from '../../../contract/desk/orderTotal';
import { openingState, WIB, ZONE_MINUTES } from '../../../contract/merchant/openingState';
import { roadDistance } from '../../../contract/shippingCost/roadDistance';
import { shippingFee } from '../../../contract/shippingCost/shippingFee';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { containing } from '../../store/filters';
import { type Deliverer, nearestDeliverers } from '../merchant/nearestDeliverers';
import { type GoodOnSale, goodsOnSale } from '../merchantProduct/goodsOnSale';
import { findTariffs } from '../shippingCost/quoteDelivery';

type Asked = BodyOf<typeof deskApi.point>;
type Wanted = Asked['items'][number];

const MOST_OPEN = 10;
const MOST_CLOSED = 3;

/**
 * Returns the merchants within the actor's regions that deliver to a point, best first: open ones, then a few closed ones. Runs three
 * statements, however many merchants there are.
 */
export async function deliverersAt(
  db: Db,
  { items, search, sort, ...point }: Asked,
  actor: Actor,
  at = Date.now(),
): Promise<DeskMerchant[]> {
  const products = items.flatMap(({ product_id }) => product_id ?? []);
  const own = items.flatMap(({ product_id, merchant_product_id }) => (product_id ? [] : (merchant_product_id ?? [])));
  const asked = sql`(mp.product_id = any(${sql.param(products)}::uuid[]) or mp.id = any(${sql.param(own)}::uuid[]))`;
  const near = await nearestDeliverers(db, point, items.length > 0 ? asked : named(search), actor);
  const tariffOf = await findTariffs(db, [...new Set(near.map(({ province_code }) => province_code))]);
  const goods =
    items.length > 0 && near.length > 0
      ? await goodsOnSale(db, sql`mp.merchant_id = any(${sql.param(near.map(({ id }) => id))}::uuid[]) and ${asked}`)
      : [];
  const offers = near.flatMap(merchant => {
    const sold = goods.filter(({ merchant_id }) => merchant_id === merchant.id);
    const lines = items.flatMap(item => lineOf(item, sold));
    const distance_m = roadDistance(merchant, point);
    const tariff = tariffOf(merchant);
    const { goods_amount } = orderTotal({ items: lines, shipping_cost: 0 });
    const shipping_cost = tariff ? shippingFee(tariff, distance_m, goods_amount) : null;
    // too far, or more than an order can cost
    if (shipping_cost === null || goods_amount + shipping_cost > MAX_RUPIAH) return [];
    return [
      {
        ...merchant,
        ...stateOf(merchant, at),
        distance_m,
        minutes: deliveryMinutes(distance_m),
        items: lines,
        is_complete: lines.length === items.length && lines.every(({ quantity, stock }) => quantity <= stock),
        ...orderTotal({ items: lines, shipping_cost }),
      },
    ];
  });
  const ranked = rankMerchants(offers, sort);
  return [
    ...ranked.filter(({ is_open }) => is_open).slice(0, MOST_OPEN),
    ...ranked.filter(({ is_open }) => !is_open).slice(0, MOST_CLOSED),
  ];
}

const named = (search: string | null) => (search ? ilike(sql.raw('mp.name'), containing(search)) : undefined);

/** Whether the merchant takes orders now; one that is not active does not, whatever its opening hours. */
function stateOf({ status, opening_hours, time_zone }: Deliverer, at: number) {
  const state = openingState(opening_hours, at, ZONE_MINUTES[time_zone] ?? WIB);
  return status === 'active' ? state : { is_open: false, closes_at: null, opens_at: null };
}

function lineOf({ product_id, merchant_product_id, quantity }: Wanted, sold: readonly GoodOnSale[]) {
  const good = sold.find(each => (product_id ? each.product_id === product_id : each.id === merchant_product_id));
  return good ? [{ ...good, quantity }] : [];
}
