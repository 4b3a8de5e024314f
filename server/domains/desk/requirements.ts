import { type SQL, sql } from 'drizzle-orm';
import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { formatRupiah } from '../../../contract/core/formats';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { deskErrors } from '../../../contract/desk/deskErrors';
import type { DeskOrderInput } from '../../../contract/desk/deskOrder';
import { quantityError } from '../../../contract/desk/quantityError';
import { openingState, WIB, ZONE_MINUTES } from '../../../contract/merchant/openingState';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { findDeliverer } from '../merchant/nearestDeliverers';
import { type GoodOnSale, goodsOnSale } from '../merchantProduct/goodsOnSale';

type Basket = Pick<DeskOrderInput, 'merchant_id' | 'items'>;

export interface OrderedGood extends GoodOnSale {
  quantity: number;
}

/**
 * Returns the goods of a basket as the merchant sells them now.
 *
 * @param lock whether to lock them until the transaction ends
 * @throws HttpError 422 on the item's field: not sold, listed twice, out of stock, above or below the allowed quantity, price changed
 */
export async function requireGoods(
  db: Db,
  { merchant_id, items }: Basket,
  { lock = false } = {},
): Promise<OrderedGood[]> {
  const ids = items.map(({ merchant_product_id }) => merchant_product_id);
  const ofBasket: SQL = sql`mp.merchant_id = ${merchant_id} and mp.id = any(${sql.param(ids)}::uuid[])`;
  const goods = new Map((await goodsOnSale(db, ofBasket, { lock })).map(good => [good.id, good]));
  return items.map((item, index) => {
    const id = item.merchant_product_id.toLowerCase();
    const good = goods.get(id);
    // each product once: two lines could exceed the stock between them
    goods.delete(id);
    if (!good) throw notPossible(`items.${index}.merchant_product_id`, deskErrors.notSold());
    const fault = quantityError(good, item.quantity);
    if (fault) throw notPossible(`items.${index}.quantity`, fault);
    if (typeof item.price === 'number' && item.price !== good.price)
      throw notPossible(
        `items.${index}.price`,
        deskErrors.priceChanged({ name: good.name, price: formatRupiah(good.price) }),
      );
    return { ...good, quantity: item.quantity };
  });
}

/** 422 for an order that cannot be placed, on the field concerned; `data.reason` repeats the error's code. */
export const notPossible = (field: string, error: ErrorMessage): HttpError =>
  new HttpError(422, error, { errors: { [field]: error }, data: { reason: error.code } });

/** @param at epoch milliseconds @throws HttpError 422 on `merchant_id` if the merchant takes no orders at that time */
export async function requireOpen(db: Db, merchantId: string, at: number): Promise<void> {
  const merchant = await findDeliverer(db, merchantId);
  if (merchant?.status !== 'active') throw notPossible('merchant_id', deskErrors.notActive());
  const { is_open, opens_at } = openingState(merchant.opening_hours, at, ZONE_MINUTES[merchant.time_zone] ?? WIB);
  if (!is_open)
    throw notPossible('merchant_id', opens_at ? deskErrors.opensAt({ time: opens_at }) : deskErrors.closed());
}

/**
 * Before anything is reckoned from them or stored: each price and quantity has its limit, but fifty lines of the largest pass every exact
 * number. @throws HttpError 422 on `items` if goods and shipping cost more than an amount of money can be
 */
export function requirePayable(goods_amount: number, shipping_cost: number): void {
  if (goods_amount + shipping_cost > MAX_RUPIAH)
    throw notPossible('items', deskErrors.tooExpensive({ max: formatRupiah(MAX_RUPIAH) }));
}
