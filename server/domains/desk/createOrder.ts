import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { formatRupiah } from '../../../contract/core/formats';
import { ruleError } from '../../../contract/core/rules';
import { deskErrors } from '../../../contract/desk/deskErrors';
import type { DeskOrderInput } from '../../../contract/desk/deskOrder';
import { orderTotal } from '../../../contract/desk/orderTotal';
import type { Order } from '../../../contract/order/orderRecord';
import type { Actor } from '../../core/Actor';
import type { Db, Tx } from '../../db/types';
import { claimKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { villages } from '../area/table';
import { villagePlaces } from '../area/villagePlaces';
import { lockSeller, type Seller } from '../merchant/findSeller';
import { changeStock } from '../merchantProduct/changeStock';
import { lockCustomer } from '../order/customer/lockCustomer';
import { saveAddress } from '../order/customer/saveAddress';
import { findOrder } from '../order/findOrder';
import { insertOrder, nextOrderNumber } from '../order/insertOrder';
import { usePromotion as applyPromotion } from '../promotion/usePromotion';
import { quoteDelivery } from '../shippingCost/quoteDelivery';
import { promotionOrder } from './promotionOrder';
import { notPossible, requireGoods, requireOpen, requirePayable } from './requirements';

/**
 * Places a telephone order in one transaction: takes the stock, redeems the promotion, saves the customer and the address. At most once
 * per `Idempotency-Key`. Locks are taken in the order key, merchant, goods, customer, promotion.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 422 by field for values that are invalid or out of date
 */
export const createOrder = (db: Db, input: DeskOrderInput, actor: Actor): Promise<Order> =>
  inTransaction(db, async tx => {
    const { id = randomUUID(), isRepeat } = await claimKey(tx, 'order', actor);
    if (isRepeat) return findOrder(tx, id, actor);
    const at = new Date();
    const seller = await lockSeller(tx, input.merchant_id, actor);
    await requireOpen(tx, seller.id, at.getTime());
    const goods = await requireGoods(tx, input, { lock: true });
    const { goods_amount } = orderTotal({ items: goods, shipping_cost: 0 });
    const { shipping_cost, distance_m } = await quoteDelivery(tx, { ...input, goods_amount }, actor);
    requirePayable(goods_amount, shipping_cost);
    requireTold('shipping_cost', input.shipping_cost, shipping_cost);
    const customer = await lockCustomer(tx, input);
    const number = await nextOrderNumber(tx);
    const used = input.promotion_code
      ? await applyPromotion(
          tx,
          {
            code: input.promotion_code,
            order: { id, number },
            ...promotionOrder({ seller, goods, shipping_cost, traded_in: input.traded_in, customer, at }),
          },
          actor,
        )
      : null;
    const amounts = orderTotal({ items: goods, shipping_cost, discount: used?.benefit.total ?? 0 });
    requireTold('total', input.total, amounts.total);
    await changeStock(
      tx,
      seller.id,
      goods.map(({ id: good, quantity }) => ({ id: good, by: -quantity })),
    );
    const { name, phone, address, address_note, latitude, longitude, payment_method } = input;
    const place = { address, address_note, latitude, longitude };
    const { region_code, province_code, regency_code } = seller;
    await insertOrder(
      tx,
      {
        order: {
          id,
          number,
          channel: '135',
          customer_id: customer.id,
          merchant_id: seller.id,
          payment_method,
          recipient_name: name,
          recipient_phone: phone,
          ...place,
          ...{ region_code, province_code, regency_code, distance_m },
          ...amounts,
        },
        items: goods.map(itemOf),
        note: noteOf(input),
      },
      actor,
    );
    const areas = await areasOf(tx, input.village_code, seller);
    await saveAddress(tx, { customer_id: customer.id, ...place, ...areas });
    return findOrder(tx, id, actor);
  });

/** @throws HttpError 422 if the amount quoted to the caller differs from the current one */
function requireTold(field: 'shipping_cost' | 'total', told: number | null | undefined, now: number): void {
  if (typeof told !== 'number' || told === now) return;
  const error = field === 'total' ? deskErrors.totalChanged : deskErrors.shippingChanged;
  throw notPossible(field, error({ price: formatRupiah(now) }));
}

/** The note for the timeline: the old cylinders that the courier must collect, then the note as entered. */
const noteOf = ({ traded_in, note }: DeskOrderInput): string | null =>
  [traded_in && `Tabung lama ditukar: ${traded_in}.`, note].filter(Boolean).join(' ') || null;

const itemOf = (good: Awaited<ReturnType<typeof requireGoods>>[number]) => {
  const { id, product_id, category_code, name, sale_unit, quantity, volume, volume_unit, price } = good;
  return {
    merchant_product_id: id,
    ...{ product_id, category_code, name, sale_unit, quantity, volume_unit, price },
    volume: volume === null ? null : Math.round(volume * quantity * 1_000) / 1_000,
  };
};

/** Returns the areas of an address, or the merchant's if its village was not given. @throws HttpError 422 for an unknown village */
async function areasOf(tx: Tx, village_code: string | null, { region_code, province_code, regency_code }: Seller) {
  if (village_code === null) return { village_code, region_code, province_code, regency_code };
  const [place] = await villagePlaces(tx).where(eq(villages.code, village_code));
  if (!place) throw notPossible('village_code', ruleError({ rule: 'one_of' }, 'Desa/Kelurahan'));
  return {
    village_code,
    region_code: place.region_code as Seller['region_code'],
    province_code: place.province_code,
    regency_code: place.regency_code,
  };
}
