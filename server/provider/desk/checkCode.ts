import { and, eq } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '../../../contract/core/endpoint';
import type { deskApi } from '../../../contract/desk/deskApi';
import { orderTotal } from '../../../contract/desk/orderTotal';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { findSeller } from '../merchant/findSeller';
import { countOrdersOf } from '../order/customer/lockCustomer';
import { customers } from '../order/table';
import { checkPromotion } from '../promotion/usePromotion';
import { quoteDelivery } from '../shippingCost/quoteDelivery';
import { promotionOrder } from './promotionOrder';
import { requireGoods } from './requireGoods';
import { requirePayable } from './requirePayable';

/** An id that matches no customer, for callers who have not ordered yet and so have used no promotion. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the discount that a code gives on a basket right now, without redeeming it.
 *
 * @throws HttpError 422 on `promotion_code` with the reason, or on the field of any other problem with the basket
 */
export async function checkCode(
  db: Db,
  input: BodyOf<typeof deskApi.promotion>,
  actor: Actor,
): Promise<ResponseOf<typeof deskApi.promotion>> {
  const seller = await findSeller(db, input.merchant_id, actor);
  const goods = await requireGoods(db, input);
  const { goods_amount } = orderTotal({ items: goods, shipping_cost: 0 });
  const { shipping_cost } = await quoteDelivery(db, { ...input, goods_amount }, actor);
  requirePayable(goods_amount, shipping_cost);
  const customer = await knownCustomer(db, input.phone);
  const { title, benefit } = await checkPromotion(
    db,
    {
      code: input.promotion_code,
      ...promotionOrder({ seller, goods, shipping_cost, traded_in: input.traded_in, customer, at: new Date() }),
    },
    actor,
  );
  return { title, ...benefit };
}

async function knownCustomer(db: Db, phone: string) {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone)));
  return customer ? { id: customer.id, orders: await countOrdersOf(db, customer.id) } : { id: NOBODY, orders: 0 };
}
