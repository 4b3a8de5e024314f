import { and, eq } from 'drizzle-orm';
import { orderErrors } from '../../../contract/order/orderErrors';
import { HttpError } from '../../core/HttpError';
import type { Tx } from '../../db/types';
import { merchants } from '../merchant/table';
import { changeStock } from '../merchantProduct/changeStock';
import { merchant_products } from '../merchantProduct/table';
import { order_items } from './table';

type Goods = { id: string; merchant_id: string };

/** Returns the goods of an order that its merchant still sells, locked after the merchant, as other writers do (`lockSeller`). */
async function goodsOf(tx: Tx, { id, merchant_id }: Goods) {
  await tx.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchant_id)).for('no key update');
  return tx
    .select({
      id: merchant_products.id,
      name: merchant_products.name,
      sale_unit: merchant_products.sale_unit,
      stock: merchant_products.stock,
      quantity: order_items.quantity,
    })
    .from(order_items)
    .innerJoin(merchant_products, eq(merchant_products.id, order_items.merchant_product_id))
    .where(and(eq(order_items.order_id, id), eq(merchant_products.merchant_id, merchant_id)))
    .orderBy(merchant_products.id)
    .for('update', { of: merchant_products });
}

/** Returns the goods of an order to its merchant's stock, within the transaction that ends it. */
export async function returnGoods(tx: Tx, order: Goods): Promise<void> {
  const goods = await goodsOf(tx, order);
  if (goods.length === 0) return;
  await changeStock(
    tx,
    order.merchant_id,
    goods.map(({ id, quantity }) => ({ id, by: quantity })),
  );
}

/**
 * Takes the goods of an order from its merchant's stock once more.
 *
 * @throws HttpError 409 if there are too few in stock
 */
export async function takeGoods(tx: Tx, order: Goods): Promise<void> {
  const goods = await goodsOf(tx, order);
  if (goods.length === 0) return;
  const short = goods.find(({ stock, quantity }) => stock < quantity);
  if (short) {
    const { name, stock, sale_unit: unit } = short;
    throw new HttpError(409, orderErrors.outOfStock({ name, stock, unit }), { data: { reason: 'out_of_stock' } });
  }
  await changeStock(
    tx,
    order.merchant_id,
    goods.map(({ id, quantity }) => ({ id, by: -quantity })),
  );
}
