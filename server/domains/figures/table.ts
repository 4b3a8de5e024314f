import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { REGION_CODES } from '../../../contract/area/region';
import { MERCHANT_TYPE_CODES } from '../../../contract/merchant/merchant';
import { ORDER_STATUSES } from '../../../contract/order/orderStatus';
import { PAYMENT_METHODS } from '../../../contract/order/payment';
import { PAYMENT_STATES } from '../../../contract/order/paymentState';

/** The level that a row sums at; columns that the grain does not split by are empty (''). */
export const GRAINS = ['order', 'category', 'goods', 'payment'] as const;
export type Grain = (typeof GRAINS)[number];

/** The areas of an order when it was placed, and the type of its merchant. */
const placeOfSale = () => ({
  region_code: varchar({ length: 60, enum: REGION_CODES }).notNull(),
  province_code: varchar({ length: 2 }).notNull(),
  type_code: varchar({ length: 30, enum: MERCHANT_TYPE_CODES }).notNull(),
});

const amount = () => bigint({ mode: 'number' }).notNull();
const volume = () => numeric({ precision: 18, scale: 3, mode: 'number' }).notNull();

/** Sums of sold orders on one day in Jakarta. */
const sums = () => ({
  grain: varchar({ length: 10, enum: GRAINS }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  category_code: varchar({ length: 20 }).notNull(),
  /** The product id for the provider's products, the name for a merchant's own goods. */
  goods: varchar({ length: 100 }).notNull(),
  sale_unit: varchar({ length: 20 }).notNull(),
  payment_method: varchar({ length: 30 }).notNull(),
  /** When split by category or goods, an order with several of them counts once in each. */
  orders: integer().notNull(),
  quantity: amount(),
  volume_liter: volume(),
  volume_kg: volume(),
  /** Whole rupiah for the goods, without shipping and discount. */
  value: amount(),
  /** Belongs to whole orders, so 0 in rows for a category or goods. */
  shipping: amount(),
  discount: amount(),
});

/**
 * Sales by merchant; `area_sales` holds them by area. Triggers on orders and their items update both in the transaction that changes an
 * order (migration `sales_figures`, decision 0024); only `rebuildFigures` and the demo write them otherwise.
 */
export const merchant_sales = pgTable(
  'merchant_sales',
  {
    ...sums(),
    merchant_id: uuid().notNull(),
    ...placeOfSale(),
    regency_code: varchar({ length: 5 }).notNull(),
  },
  table => [
    primaryKey({
      name: 'merchant_sales_pkey',
      columns: [
        table.grain,
        table.merchant_id,
        table.day,
        table.category_code,
        table.goods,
        table.sale_unit,
        table.payment_method,
        table.region_code,
        table.province_code,
        table.regency_code,
        table.type_code,
      ],
    }),
    index('merchant_sales_day_idx').on(table.grain, table.day, table.category_code),
  ],
);

/** The same by province and merchant type: the number of rows a day does not depend on the number of orders. */
export const area_sales = pgTable('area_sales', { ...sums(), ...placeOfSale() }, table => [
  primaryKey({
    name: 'area_sales_pkey',
    columns: [
      table.grain,
      table.day,
      table.category_code,
      table.region_code,
      table.province_code,
      table.type_code,
      table.goods,
      table.sale_unit,
      table.payment_method,
    ],
  }),
]);

/** Customers who bought on a day, by category ('' for any) and place: counts of different days cannot be added up. */
export const customer_sales = pgTable(
  'customer_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    category_code: varchar({ length: 20 }).notNull(),
    customer_id: uuid().notNull(),
    merchant_id: uuid().notNull(),
    ...placeOfSale(),
    regency_code: varchar({ length: 5 }).notNull(),
    orders: integer().notNull(),
  },
  table => [
    primaryKey({
      name: 'customer_sales_pkey',
      columns: [
        table.category_code,
        table.day,
        table.customer_id,
        table.merchant_id,
        table.region_code,
        table.province_code,
        table.regency_code,
        table.type_code,
      ],
    }),
    index('customer_sales_merchant_id_idx').on(table.merchant_id, table.category_code, table.day),
    index('customer_sales_customer_id_idx').on(table.customer_id, table.category_code, table.day),
  ],
);

/**
 * Distinct customers by inclusion and exclusion: a customer adds 1 for each day with a purchase (`from_day` is `day`) and subtracts 1 for
 * each pair of consecutive purchase days. The sum of the rows with both days in a period is thus its number of customers, and a week
 * reads 28 sums, however many customers bought.
 */
export const customer_days = pgTable(
  'customer_days',
  {
    /** The sales among which days are consecutive: '' for all, `region:jbb`, `province:35` or `type:spbu`. */
    scope: varchar({ length: 70 }).notNull(),
    category_code: varchar({ length: 20 }).notNull(),
    from_day: date({ mode: 'string' }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** 0 for the folded sum; each change appends an entry of its own, so that orders do not wait for each other. */
    entry: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    customers: integer().notNull(),
  },
  table => [
    primaryKey({
      name: 'customer_days_pkey',
      columns: [table.scope, table.category_code, table.from_day, table.day, table.entry],
    }),
    index('customer_days_entry_idx').on(table.entry).where(sql`${table.entry} > 0`),
  ],
);

/**
 * The amounts of all orders by day, province, status and payment, for the totals above the list of transactions. Each change of an order
 * appends entries, as in `customer_days`. The amounts due to merchants are not stored: they follow from these.
 */
export const transaction_sums = pgTable(
  'transaction_sums',
  {
    day: date({ mode: 'string' }).notNull(),
    region_code: varchar({ length: 60, enum: REGION_CODES }).notNull(),
    province_code: varchar({ length: 2 }).notNull(),
    status: varchar({ length: 25, enum: ORDER_STATUSES }).notNull(),
    payment_method: varchar({ length: 30, enum: PAYMENT_METHODS }).notNull(),
    payment_state: varchar({ length: 20, enum: PAYMENT_STATES }).notNull(),
    /** '' if there is none. */
    payment_mismatch: varchar({ length: 20 }).notNull(),
    is_settled: boolean().notNull(),
    entry: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    transactions: integer().notNull(),
    goods_amount: amount(),
    total: amount(),
    paid_amount: amount(),
    refunded_amount: amount(),
    payment_fee: amount(),
  },
  table => [
    primaryKey({
      name: 'transaction_sums_pkey',
      columns: [
        table.day,
        table.region_code,
        table.province_code,
        table.status,
        table.payment_method,
        table.payment_state,
        table.payment_mismatch,
        table.is_settled,
        table.entry,
      ],
    }),
    index('transaction_sums_entry_idx').on(table.entry).where(sql`${table.entry} > 0`),
  ],
);
