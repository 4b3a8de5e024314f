import { eq, inArray, sql } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import { formatRupiah } from '../../../contract/core/formats';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import type { handOnApi } from '../../../contract/desk/handOnApi';
import { orderErrors } from '../../../contract/order/orderErrors';
import type { Order } from '../../../contract/order/orderRecord';
import { paymentCondition } from '../../../contract/order/payment';
import { isStaffStepLegal } from '../../../contract/order/staffSteps';
import type { Actor } from '../../core/Actor';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { lockSeller } from '../merchant/findSeller';
import { merchants } from '../merchant/table';
import { changeStock } from '../merchantProduct/changeStock';
import { type GoodOnSale, goodsOnSale } from '../merchantProduct/goodsOnSale';
import { findOrder } from '../order/findOrder';
import { lockOrder } from '../order/lockOrder';
import { returnGoods } from '../order/moveGoods';
import { moveItems } from '../order/moveItems';
import { order_items } from '../order/table';
import { illegalStep, takeStep } from '../order/takeStep';
import { quoteDelivery } from '../shippingCost/quoteDelivery';
import { deliverersAt } from './deliverersAt';
import { notPossible, requireOpen } from './requirements';

type Item = typeof order_items.$inferSelect;

/**
 * Reassigns an order to another merchant, at the prices that the customer agreed to.
 *
 * @throws HttpError 404, 409 for a stale version or a status that does not allow it, 422 on `merchant_id` with the reason
 */
export const handOnOrder = (
  db: Db,
  id: string,
  { version, merchant_id, note }: BodyOf<typeof handOnApi.reassign>,
  actor: Actor,
): Promise<Order> =>
  inTransaction(db, async tx => {
    const order = await lockOrder(tx, id, actor, version);
    if (!isStaffStepLegal(order.status, 'reassign', paymentCondition(order.payment_method)))
      throw illegalStep(order, 'reassign');
    if (merchant_id === order.merchant_id) throw notPossible('merchant_id', orderErrors.sameMerchant());
    const former = await lockBoth(tx, order.merchant_id, merchant_id);
    const seller = await lockSeller(tx, merchant_id, actor);
    await requireOpen(tx, seller.id, Date.now());
    const items = await tx.select().from(order_items).where(eq(order_items.order_id, id));
    const products = items.flatMap(({ product_id }) => product_id ?? []);
    const goods = await goodsOnSale(
      tx,
      sql`mp.merchant_id = ${seller.id} and mp.product_id = any(${sql.param(products)}::uuid[])`,
      { lock: true },
    );
    const moves = items.map(item => ({ item, good: goodFor(item, goods) }));
    const { distance_m } = await quoteDelivery(tx, { ...order, merchant_id: seller.id }, actor);
    await returnGoods(tx, order);
    await changeStock(
      tx,
      seller.id,
      moves.map(({ item, good }) => ({ id: good.id, by: -item.quantity })),
    );
    await moveItems(
      tx,
      id,
      moves.map(({ item, good }) => ({ item_id: item.id, merchant_product_id: good.id })),
    );
    const { region_code, province_code, regency_code } = seller;
    await takeStep(tx, order, 'reassign', {
      kind: 'helpdesk',
      actor,
      note: note ?? `Dialihkan dari ${former} ke ${seller.name}.`,
      values: { merchant_id: seller.id, region_code, province_code, regency_code, distance_m },
    });
    return findOrder(tx, id, actor);
  });

/** Locks both merchants in a fixed order, so that two orders swapping merchants cannot deadlock. @returns the former merchant's name */
async function lockBoth(tx: Tx, former: string, next: string): Promise<string> {
  const rows = await tx
    .select({ id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(inArray(merchants.id, [former, next]))
    .orderBy(merchants.id)
    .for('no key update');
  return rows.find(({ id }) => id === former)!.name;
}

/** Returns the merchant's product for an item. @throws HttpError 422 if it has none, too few, or charges more */
function goodFor({ product_id, name, quantity, price }: Item, goods: readonly GoodOnSale[]): GoodOnSale {
  if (product_id === null) throw notPossible('merchant_id', orderErrors.ownGoods({ name }));
  const good = goods.find(each => each.product_id === product_id);
  if (!good) throw notPossible('merchant_id', orderErrors.notSoldThere({ name }));
  const { stock, sale_unit: unit } = good;
  if (stock < quantity) throw notPossible('merchant_id', orderErrors.shortThere({ name, stock, unit }));
  if (good.price > price)
    throw notPossible('merchant_id', orderErrors.dearerThere({ name, price: formatRupiah(good.price) }));
  return good;
}

/**
 * Returns the merchants that could take over an order, nearest first; `is_complete` is set only if they charge no more than was agreed.
 * Empty if the order includes the merchant's own products, which nobody else sells. @throws HttpError 404
 */
export async function otherMerchants(db: Db, id: string, actor: Actor): Promise<DeskMerchant[]> {
  const { merchant_id, latitude, longitude, items } = await findOrder(db, id, actor);
  const wanted = items.flatMap(({ product_id, quantity }) => (product_id ? [{ product_id, quantity }] : []));
  if (wanted.length < items.length) return [];
  const agreed = new Map(items.map(({ product_id, price }) => [product_id, price]));
  const isAsAgreed = (goods: DeskMerchant['items']) =>
    goods.every(({ product_id, price }) => price <= (agreed.get(product_id) ?? 0));
  const near = await deliverersAt(db, { latitude, longitude, items: wanted, search: null, sort: 'distance' }, actor);
  return near
    .filter(({ id: other }) => other !== merchant_id)
    .map(merchant => ({ ...merchant, is_complete: merchant.is_complete && isAsAgreed(merchant.items) }));
}
