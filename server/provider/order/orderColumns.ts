import { sql } from 'drizzle-orm';
import { provinces, regencies } from '../area/table';
import { merchants } from '../merchant/table';
import { order_items, orders } from './table';

const firstItem = sql`(select i.quantity || ' ' || i.sale_unit || ' ' || i.name from ${order_items} i
  where i.order_id = ${orders.id} order by i.position limit 1)`;
const otherItems = sql`(select nullif(count(*) - 1, 0) from ${order_items} i where i.order_id = ${orders.id})`;

/** The columns of order lists. Names and goods are looked up by key, in the same statement. */
export const orderColumns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  status_since: orders.status_since,
  due_at: orders.due_at,
  channel: orders.channel,
  recipient_name: orders.recipient_name,
  recipient_phone: orders.recipient_phone,
  merchant_id: orders.merchant_id,
  merchant_name: sql<string>`(select ${merchants.name} from ${merchants} where ${merchants.id} = ${orders.merchant_id})`,
  regency: sql<string>`(select ${regencies.name} from ${regencies} where ${regencies.code} = ${orders.regency_code})`,
  province: sql<string>`(select ${provinces.name} from ${provinces} where ${provinces.code} = ${orders.province_code})`,
  goods: sql<string>`coalesce(${firstItem} || coalesce(', ' || ${otherItems} || ' lainnya', ''), '')`,
  payment_method: orders.payment_method,
  goods_amount: orders.goods_amount,
  shipping_cost: orders.shipping_cost,
  discount: orders.discount,
  total: orders.total,
  placed_at: orders.placed_at,
  version: orders.version,
};
