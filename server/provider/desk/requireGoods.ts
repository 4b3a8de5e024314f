import { type SQL, sql } from 'drizzle-orm';
import { formatRupiah } from '../../../contract/core/formats';
import { deskErrors } from '../../../contract/desk/deskErrors';
import type { DeskOrderInput } from '../../../contract/desk/deskOrder';
import { quantityError } from '../../../contract/desk/quantityError';
import type { Db } from '../../db/types';
import { type GoodOnSale, goodsOnSale } from '../merchantProduct/goodsOnSale';
import { notPossible } from './notPossible';

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
