import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { REGION_CODES, type RegionCode } from '../../../contract/area/region';
import type { CategoryCode } from '../../../contract/product';
import { PROMOTION_KINDS } from '../../../contract/promotion/promotionKind';
import { PROMOTION_APPROVALS } from '../../../contract/promotion/promotionState';
import { VOUCHER_DECISIONS } from '../../../contract/promotion/voucherStatus';
import { alphabetical } from '../../db/alphabetical';
import { id, instant, instantOfInsert, timestamps, version } from '../../db/columns';
import { regions } from '../area/table';
import { users } from '../identity/account/table';

const person = () => uuid().references(() => users.id, { onDelete: 'set null' });
const texts = <Value extends string = string>() => text().array().$type<Value[]>().notNull().default([]);

/** Promotions. An empty list of areas, categories, products, merchants or days of the week means all of them. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    code: varchar({ length: 20 }).notNull().unique('promotions_code_key'),
    title: varchar({ length: 80 }).notNull(),
    description: varchar({ length: 300 }),
    kind: varchar({ length: 30, enum: PROMOTION_KINDS }).notNull(),
    /** Percent, rupiah, points or free units, depending on the kind. */
    value: integer().notNull(),
    buy_quantity: integer(),
    region_codes: texts<RegionCode>(),
    province_codes: texts(),
    regency_codes: texts(),
    /** The sales regions and provinces that its areas lie in, for filters and for people who are bound to regions. */
    reach_regions: texts<RegionCode>(),
    reach_provinces: texts(),
    category_codes: texts<CategoryCode>(),
    product_ids: uuid().array().notNull().default([]),
    merchant_ids: uuid().array().notNull().default([]),
    /** 1 (Monday) to 7. */
    weekdays: smallint().array().notNull().default([]),
    /** `06:00`, in Jakarta. */
    from_time: varchar({ length: 5 }),
    until_time: varchar({ length: 5 }),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    quota: integer().notNull(),
    /** Uses that were not released; counted under the row's lock. */
    used: integer().notNull().default(0),
    min_purchase: bigint({ mode: 'number' }).notNull().default(0),
    max_discount: bigint({ mode: 'number' }).notNull(),
    max_uses_per_customer: integer().notNull().default(1),
    terms: varchar({ length: 1_000 }),
    is_active: boolean().notNull().default(true),
    approval: varchar({ length: 15, enum: PROMOTION_APPROVALS }).notNull(),
    /** Who last changed the terms that need approval. */
    submitted_by: person(),
    decided_by: person(),
    decided_at: instant(),
    decision_note: varchar({ length: 300 }),
    version: version(),
    ...timestamps(),
    created_by: person(),
    updated_by: person(),
  },
  table => [
    index('promotions_title_idx').on(alphabetical(table.title), table.id),
    index('promotions_starts_at_idx').on(table.starts_at, table.id),
    index('promotions_ends_at_idx').on(table.ends_at, table.id),
    index('promotions_updated_at_idx').on(table.updated_at, table.id),
    index('promotions_is_active_idx').on(table.is_active),
    index('promotions_approval_idx').on(table.approval),
    index('promotions_kind_idx').on(table.kind),
    index('promotions_reach_regions_idx').using('gin', table.reach_regions),
    index('promotions_reach_provinces_idx').using('gin', table.reach_provinces),
    index('promotions_regency_codes_idx').using('gin', table.regency_codes),
    index('promotions_category_codes_idx').using('gin', table.category_codes),
    index('promotions_title_trgm_idx').using('gin', table.title.op('gin_trgm_ops')),
    index('promotions_code_trgm_idx').using('gin', table.code.op('gin_trgm_ops')),
    check('promotions_period_check', sql`${table.ends_at} > ${table.starts_at}`),
    // enforces the quota even if the application code is wrong
    check('promotions_used_check', sql`${table.used} between 0 and ${table.quota}`),
    check(
      'promotions_amounts_check',
      sql`${table.value} > 0 and ${table.max_discount} > 0 and ${table.min_purchase} >= 0`,
    ),
  ],
);

/** A batch of vouchers. */
export const voucher_batches = pgTable(
  'voucher_batches',
  {
    id: id(),
    promotion_id: uuid()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 15, enum: ['generated', 'excel'] }).notNull(),
    count: integer().notNull(),
    note: varchar({ length: 200 }),
    created_by: person(),
    created_at: instantOfInsert(),
  },
  table => [index('voucher_batches_promotion_id_idx').on(table.promotion_id, table.created_at)],
);

export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    promotion_id: uuid()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    batch_id: uuid().references((): AnyPgColumn => voucher_batches.id, { onDelete: 'cascade' }),
    code: varchar({ length: 40 }).notNull().unique('vouchers_code_key'),
    /** The decision by staff, from which the contract's `voucherStatus` derives the status. */
    decision: varchar({ length: 20, enum: VOUCHER_DECISIONS }).notNull().default('draft'),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    quota: integer().notNull().default(1),
    used: integer().notNull().default(0),
    note: varchar({ length: 200 }),
    /** Who submitted it for approval. */
    submitted_by: person(),
    version: version(),
    ...timestamps(),
    created_by: person(),
    updated_by: person(),
  },
  table => [
    index('vouchers_promotion_id_idx').on(table.promotion_id, table.created_at, table.id),
    index('vouchers_batch_id_idx').on(table.batch_id),
    index('vouchers_code_idx').on(alphabetical(table.code), table.id),
    index('vouchers_created_at_idx').on(table.created_at, table.id),
    index('vouchers_starts_at_idx').on(table.starts_at),
    index('vouchers_ends_at_idx').on(table.ends_at, table.id),
    index('vouchers_used_idx').on(table.used, table.id),
    index('vouchers_decision_idx').on(table.decision),
    index('vouchers_code_trgm_idx').using('gin', table.code.op('gin_trgm_ops')),
    check('vouchers_period_check', sql`${table.ends_at} > ${table.starts_at}`),
    check('vouchers_used_check', sql`${table.used} between 0 and ${table.quota}`),
  ],
);

/** Uses of promotions by orders, with the discount. The use of a cancelled order is released, and its row is kept. */
export const promotion_uses = pgTable(
  'promotion_uses',
  {
    id: id(),
    promotion_id: uuid()
      .notNull()
      .references(() => promotions.id, { onDelete: 'restrict' }),
    voucher_id: uuid().references(() => vouchers.id, { onDelete: 'restrict' }),
    /** No foreign key, since the order domain is above this one. Written in the order's transaction. */
    order_id: uuid().notNull(),
    order_number: varchar({ length: 20 }).notNull(),
    /** Of the order's merchant: who may see the use. */
    region_code: varchar({ length: 60, enum: REGION_CODES })
      .notNull()
      .references(() => regions.code),
    customer_id: uuid().notNull(),
    /** Whole rupiah. */
    goods_discount: bigint({ mode: 'number' }).notNull(),
    shipping_discount: bigint({ mode: 'number' }).notNull(),
    points: integer().notNull().default(0),
    used_at: instantOfInsert(),
    released_at: instant(),
  },
  table => [
    unique('promotion_uses_order_key').on(table.order_id, table.promotion_id),
    index('promotion_uses_promotion_id_idx').on(table.promotion_id, table.used_at, table.id),
    index('promotion_uses_region_code_idx').on(table.promotion_id, table.region_code, table.used_at, table.id),
    index('promotion_uses_order_number_trgm_idx').using('gin', table.order_number.op('gin_trgm_ops')),
    index('promotion_uses_customer_idx').on(table.promotion_id, table.customer_id),
    index('promotion_uses_voucher_id_idx').on(table.voucher_id),
    check(
      'promotion_uses_amounts_check',
      sql`least(${table.goods_discount}, ${table.shipping_discount}, ${table.points}) >= 0`,
    ),
  ],
);
