import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, timestamps, version } from '../../db/columns';
import { regionColumn } from '../area/placeColumns';
import { merchants } from '../merchant/table';
import { orders } from '../order/table';

const rupiah = () => bigint({ mode: 'number' }).notNull();

/** Payouts to merchants for the completed orders of a period. */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    /** `CAIR-000123`. */
    number: varchar({ length: 20 }).notNull().unique('settlements_number_key'),
    merchant_id: uuid()
      .notNull()
      .references(() => merchants.id, { onDelete: 'restrict' }),
    region_code: regionColumn(),
    /** The Jakarta days on which the orders were placed, both inclusive. */
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    orders: integer().notNull(),
    /** Whole rupiah: net = paid − fee. */
    paid_amount: rupiah(),
    fee: rupiah(),
    net_amount: rupiah(),
    /** The reference of the bank transfer. */
    reference: varchar({ length: 60 }),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('settlements_merchant_id_idx').on(table.merchant_id, table.created_at, table.id),
    index('settlements_created_at_idx').on(table.created_at, table.id),
    index('settlements_number_trgm_idx').using('gin', table.number.op('gin_trgm_ops')),
    index('settlements_region_code_idx').on(table.region_code),
    check('settlements_period_check', sql`${table.end_date} >= ${table.start_date}`),
    check('settlements_net_amount_check', sql`${table.net_amount} = ${table.paid_amount} - ${table.fee}`),
  ],
);

/** The orders of a settlement; each is settled at most once. */
export const settlement_orders = pgTable(
  'settlement_orders',
  {
    order_id: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    settlement_id: uuid()
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
  },
  table => [index('settlement_orders_settlement_id_idx').on(table.settlement_id)],
);
