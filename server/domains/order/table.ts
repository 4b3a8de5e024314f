import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ORDER_ACTIONS, ORDER_ACTORS } from '../../../contract/order/orderActions';
import { ORDER_CHANNELS } from '../../../contract/order/orderChannel';
import { ORDER_STATUSES, RUNNING_STATUSES } from '../../../contract/order/orderStatus';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { COMPLAINT_ACTIONS, COMPLAINT_REASONS } from '../../../contract/order/reasons';
import { CATEGORY_CODES } from '../../../contract/product';
import { alphabetical } from '../../db/alphabetical';
import { id, instant, instantOfInsert, timestamps, version } from '../../db/columns';
import { areaColumns } from '../area/placeColumns';
import { updatedBy, users } from '../identity/account/table';
import { merchants } from '../merchant/table';
import { merchant_products } from '../merchantProduct/table';
import { products } from '../product/table';
import { listed, paymentColumns } from './paymentColumns';

/** The customers of merchants. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    /** E.164; callers of 135 are found by it. */
    phone: varchar({ length: 20 }).notNull().unique('customers_phone_key'),
    /** In the MyPertamina programme; null for non-members. */
    member_number: varchar({ length: 30 }).unique('customers_member_number_key'),
    /** Spendable points of the programme. */
    points: integer().notNull().default(0),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('customers_name_idx').on(alphabetical(table.name), table.id),
    index('customers_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
    index('customers_phone_idx').on(table.phone.op('varchar_pattern_ops')),
    index('customers_phone_trgm_idx').using('gin', table.phone.op('gin_trgm_ops')),
    check('customers_points_check', sql`${table.points} >= 0`),
  ],
);

/** Running numbers of orders. A rolled-back insert leaves a gap. */
export const order_numbers = pgSequence('order_numbers', { startWith: 1 });

const rupiah = () => bigint({ mode: 'number' }).notNull();

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** `PSN-88214`. */
    number: varchar({ length: 20 })
      .notNull()
      .unique('orders_number_key')
      .default(sql`'PSN-' || nextval('order_numbers')`),
    channel: varchar({ length: 10, enum: ORDER_CHANNELS }).notNull(),
    customer_id: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    merchant_id: uuid()
      .notNull()
      .references(() => merchants.id, { onDelete: 'restrict' }),
    status: varchar({ length: 25, enum: ORDER_STATUSES }).notNull().default('created'),
    status_since: instantOfInsert(),
    /** When the next step is due (the contract's `orderDueAt`), updated with each step; null once the order has ended. */
    due_at: instant(),
    payment_method: varchar({ length: 30, enum: PAYMENT_METHODS }).notNull(),
    paid_at: instant(),
    recipient_name: varchar({ length: 100 }).notNull(),
    /** E.164. */
    recipient_phone: varchar({ length: 20 }).notNull(),
    address: varchar({ length: 250 }).notNull(),
    /** For the courier: `pagar hijau`. */
    address_note: varchar({ length: 200 }),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The merchant's areas when the order was placed, for filters and regional scopes. */
    ...areaColumns(),
    /** Metres from the merchant to the address; the shipping cost was calculated from it. */
    distance_m: integer().notNull(),
    courier_name: varchar({ length: 100 }),
    courier_phone: varchar({ length: 20 }),
    /** Whole rupiah: total = goods + shipping − discount. */
    goods_amount: rupiah(),
    shipping_cost: rupiah(),
    discount: rupiah().default(0),
    total: rupiah(),
    ...paymentColumns(),
    placed_at: instantOfInsert(),
    version: version(),
    updated_at: instantOfInsert(),
    updated_by: updatedBy(),
  },
  table => [
    index('orders_placed_at_idx').on(table.placed_at, table.id),
    index('orders_status_idx').on(table.status, table.placed_at, table.id),
    index('orders_merchant_id_idx').on(table.merchant_id, table.placed_at, table.id),
    index('orders_customer_id_idx').on(table.customer_id, table.placed_at, table.id),
    index('orders_region_code_idx').on(table.region_code, table.placed_at, table.id),
    index('orders_province_code_idx').on(table.province_code, table.placed_at, table.id),
    index('orders_regency_code_idx').on(table.regency_code, table.placed_at, table.id),
    // a small part of all orders, and the most viewed
    index('orders_running_idx').on(table.status_since, table.id).where(sql`${table.status} in (${running()})`),
    index('orders_payment_method_idx').on(table.payment_method, table.placed_at, table.id),
    index('orders_payment_state_idx').on(table.payment_state, table.placed_at, table.id),
    index('orders_payment_mismatch_idx')
      .on(table.payment_mismatch, table.placed_at, table.id)
      .where(sql`${table.payment_mismatch} is not null`),
    index('orders_due_at_idx').on(table.due_at, table.id),
    index('orders_status_since_idx').on(table.status_since, table.id),
    index('orders_total_idx').on(table.total, table.id),
    index('orders_number_trgm_idx').using('gin', table.number.op('gin_trgm_ops')),
    index('orders_recipient_name_trgm_idx').using('gin', table.recipient_name.op('gin_trgm_ops')),
    // by the beginning of a number, in any collation
    index('orders_recipient_phone_idx').on(table.recipient_phone.op('varchar_pattern_ops')),
    index('orders_recipient_phone_trgm_idx').using('gin', table.recipient_phone.op('gin_trgm_ops')),
    check('orders_latitude_check', sql`${table.latitude} between -90 and 90`),
    check('orders_longitude_check', sql`${table.longitude} between -180 and 180`),
    check(
      'orders_total_check',
      sql`${table.total} = ${table.goods_amount} + ${table.shipping_cost} - ${table.discount}`,
    ),
    check(
      'orders_amounts_check',
      sql`least(${table.goods_amount}, ${table.shipping_cost}, ${table.discount}, ${table.total}) >= 0`,
    ),
    check(
      'orders_payment_check',
      sql`least(${table.paid_amount}, ${table.refunded_amount}, ${table.payment_fee}) >= 0`,
    ),
  ],
);

function running() {
  return listed(RUNNING_STATUSES);
}

/** The goods of an order, with their name and price at the time. */
export const order_items = pgTable(
  'order_items',
  {
    id: id(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Null once the merchant has removed it from its products. */
    merchant_product_id: uuid().references(() => merchant_products.id, { onDelete: 'set null' }),
    /** Null for the merchant's own goods. */
    product_id: uuid().references(() => products.id, { onDelete: 'restrict' }),
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    name: varchar({ length: 100 }).notNull(),
    sale_unit: varchar({ length: 20 }).notNull(),
    quantity: integer().notNull(),
    /** The quantity in litres or kilograms (`volume_unit`); null for goods that are only counted. */
    volume: numeric({ precision: 14, scale: 3, mode: 'number' }),
    volume_unit: varchar({ length: 20 }),
    /** Whole rupiah for one sale unit. */
    price: rupiah(),
    amount: rupiah(),
  },
  table => [
    uniqueIndex('order_items_order_key').on(table.order_id, table.position),
    index('order_items_merchant_product_id_idx').on(table.merchant_product_id),
    index('order_items_product_id_idx').on(table.product_id),
    check('order_items_quantity_check', sql`${table.quantity} > 0`),
    check('order_items_amount_check', sql`${table.amount} = ${table.price} * ${table.quantity}`),
  ],
);

/** The timeline of an order: each step with who took it and why. */
export const order_events = pgTable(
  'order_events',
  {
    /** In the order in which they happened. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    action: varchar({ length: 30, enum: ORDER_ACTIONS }).notNull(),
    from_status: varchar({ length: 25, enum: ORDER_STATUSES }),
    to_status: varchar({ length: 25, enum: ORDER_STATUSES }).notNull(),
    actor_kind: varchar({ length: 20, enum: ORDER_ACTORS }).notNull(),
    /** Set if the actor was a console account. */
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    actor_name: varchar({ length: 100 }).notNull(),
    /** For a cancellation or a complaint. */
    reason_code: varchar({ length: 40 }),
    note: varchar({ length: 500 }),
    created_at: instantOfInsert(),
  },
  table => [index('order_events_order_id_idx').on(table.order_id, table.id)],
);

/** Complaints of customers and how they were settled. An order that was resent may get another one. */
export const order_complaints = pgTable(
  'order_complaints',
  {
    id: id(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason_code: varchar({ length: 40, enum: COMPLAINT_REASONS }).notNull(),
    note: varchar({ length: 500 }),
    photo_urls: jsonb().$type<string[]>().notNull().default([]),
    /** When it must be settled by. */
    due_at: instant().notNull(),
    decision: varchar({ length: 20, enum: COMPLAINT_ACTIONS }),
    decision_note: varchar({ length: 500 }),
    decided_at: instant(),
    created_at: instantOfInsert(),
  },
  table => [index('order_complaints_order_id_idx').on(table.order_id, table.created_at)],
);
