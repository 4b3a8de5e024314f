import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import { isUuid } from '../../../contract/core/isUuid';
import { SALE_STATUSES } from '../../../contract/order/orderStatus';
import type { CategoryCode } from '../../../contract/product';
import { amountInWords } from '../../../contract/sales/amountInWords';
import { type Invoice, invoiceNumber } from '../../../contract/sales/invoice';
import { salesErrors } from '../../../contract/sales/salesErrors';
import { salesSlug } from '../../../contract/sales/salesRights';
import { ordersAccess } from '../../../contract/transaction/transactionApi';
import type { Actor } from '../../core/Actor';
import { forbidden, notFound } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { provinces, regencies } from '../area/table';
import { merchants, owners } from '../merchant/table';
import { order_items, orders } from '../order/table';

/** Looks up the name of an area by its code. */
const nameOf = (areas: typeof provinces | typeof regencies, code: SQL) =>
  sql<string>`(select ${areas.name} from ${areas} where ${areas.code} = ${code})`;

const seller = {
  id: merchants.id,
  name: merchants.name,
  number: merchants.number,
  owner_name: owners.name,
  address: merchants.address,
  regency: nameOf(regencies, sql`${merchants.regency_code}`),
  province: nameOf(provinces, sql`${merchants.province_code}`),
  phone: merchants.phone,
};

/**
 * Returns the invoice of a sale, in two statements.
 *
 * @param of `id` of the order; if a `category` is given, the order must have goods of it
 * @throws HttpError 404 if there is no such sale in the actor's regions, 403 if the actor may read none of its categories
 */
export async function findInvoice(
  db: Db,
  { id, category }: { id: string; category?: CategoryCode | undefined },
  actor: Actor,
): Promise<Invoice> {
  const regions = boundTo(actor);
  const [row] = isUuid(id)
    ? await db
        .select({
          id: orders.id,
          order_number: orders.number,
          status: orders.status,
          payment_method: orders.payment_method,
          placed_at: orders.placed_at,
          paid_at: orders.paid_at,
          recipient_name: orders.recipient_name,
          address: orders.address,
          goods_amount: orders.goods_amount,
          shipping_cost: orders.shipping_cost,
          discount: orders.discount,
          total: orders.total,
          seller,
        })
        .from(orders)
        .innerJoin(merchants, eq(merchants.id, orders.merchant_id))
        .innerJoin(owners, eq(owners.id, merchants.owner_id))
        .where(
          and(
            eq(orders.id, id),
            inArray(orders.status, SALE_STATUSES),
            regions && sql`${orders.region_code} = any(${sql.param(regions)})`,
          ),
        )
    : [];
  if (!row) throw notFound(salesErrors.invoiceNotFound());
  const items = await db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, id))
    .orderBy(asc(order_items.position));
  if (category && !items.some(({ category_code }) => category_code === category))
    throw notFound(salesErrors.invoiceNotFound());
  const slugs = [...new Set(items.map(({ category_code }) => salesSlug('read', category_code)))];
  if (!slugs.some(slug => actor.slugs.has(slug))) throw forbidden(slugs);

  const { placed_at, recipient_name, address, ...rest } = row;
  const issued_on = jakartaDay(placed_at);
  const mayReadOrders = ordersAccess.some(slug => actor.slugs.has(slug));
  return {
    ...rest,
    number: invoiceNumber(issued_on, row.order_number),
    issued_on,
    buyer: mayReadOrders ? { name: recipient_name, address } : null,
    items,
    total_in_words: amountInWords(row.total),
  };
}
