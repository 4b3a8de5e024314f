import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { REGION_CODES } from '../../../contract/area/region';
import { CEILING_KINDS } from '../../../contract/price/ceiling';
import { PRICE_BATCH_KINDS } from '../../../contract/price/priceBatchKind';
import { priceCeilingApi } from '../../../contract/price/priceCeilingApi';
import type { PricePlan } from '../../../contract/price/pricePlan';
import { PROPOSAL_STATUSES } from '../../../contract/price/priceProposal';
import { PRICED_CATEGORIES } from '../../../contract/price/priceRights';
import { CATEGORY_CODES } from '../../../contract/product';
import { id, instant, instantOfInsert, timestamps, version } from '../../db/columns';
import { listIndexes } from '../../db/listIndexes';
import { provinces, regencies, regions } from '../area/table';
import { users } from '../identity/account/table';
import { products } from '../product/table';

/** Prices that were set together, in one transaction: a change of many, an addition, an Excel file, or the undoing of one of these. */
export const price_batches = pgTable(
  'price_batches',
  {
    id: id(),
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    kind: varchar({ length: 10, enum: PRICE_BATCH_KINDS }).notNull(),
    /** From when its prices are in force. */
    valid_from: instant().notNull(),
    note: varchar({ length: 200 }),
    /** Prices that it set. */
    row_count: integer().notNull(),
    /** Of a `revert`: the batch that it undid. */
    reverts: uuid().references((): AnyPgColumn => price_batches.id, { onDelete: 'restrict' }),
    reverted_at: instant(),
    reverted_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: instantOfInsert(),
  },
  table => [
    index('price_batches_newest_idx').on(
      table.category_code,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Changes of prices that wait for a second person, or did. */
export const price_proposals = pgTable(
  'price_proposals',
  {
    id: id(),
    category_code: varchar({ length: 20, enum: PRICED_CATEGORIES }).notNull(),
    kind: varchar({ length: 10, enum: PRICE_BATCH_KINDS }).notNull(),
    /** Null: from the moment of its approval. */
    valid_from: instant(),
    note: varchar({ length: 200 }),
    row_count: integer().notNull(),
    /** As it was seen when it was proposed: its rows are what is applied, its fingerprint what must be so still. */
    plan: jsonb().$type<PricePlan>().notNull(),
    /** Of the plan, whose thousands of rows take long to unpack. */
    approval: jsonb().generatedAlwaysAs(sql`plan -> 'approval'`),
    /** Sales regions of the areas that it names. */
    reach_regions: text().array().notNull(),
    /** Whether it sets nationwide prices. */
    is_nationwide: boolean().notNull(),
    status: varchar({ length: 10, enum: PROPOSAL_STATUSES }).notNull().default('waiting'),
    decision_note: varchar({ length: 300 }),
    decided_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    decided_at: instant(),
    /** The prices that it became. */
    batch_id: uuid().references(() => price_batches.id, { onDelete: 'restrict' }),
    version: version(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: instantOfInsert(),
  },
  table => [
    uniqueIndex('price_proposals_batch_id_key').on(table.batch_id),
    index('price_proposals_newest_idx').on(
      table.category_code,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('price_proposals_waiting_idx')
      .on(table.category_code, table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'waiting'`),
  ],
);

/** The most that a product may cost from one day of Jakarta to another, as the state or the governor of a province has set it. */
export const price_ceilings = pgTable(
  'price_ceilings',
  {
    id: id(),
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's name and category, and the area's name: stored for search, sorting and rights. */
    product_name: varchar({ length: 150 }).notNull(),
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    area_name: varchar({ length: 150 }).notNull(),
    /** Null: the whole country. */
    province_code: varchar({ length: 2 }).references(() => provinces.code),
    /** Of the province. */
    region_code: varchar({ length: 60, enum: REGION_CODES }).references(() => regions.code),
    kind: varchar({ length: 20, enum: CEILING_KINDS }).notNull(),
    /** Whole rupiah for one sale unit. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The regulation that sets it. */
    source: varchar({ length: 200 }).notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    /** Its last day; null while no end is known. */
    valid_to: date({ mode: 'string' }),
    version: version(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  table => [
    ...listIndexes('price_ceilings', table, priceCeilingApi.list),
    index('price_ceilings_category_code_idx').on(table.category_code),
    index('price_ceilings_region_code_idx').on(table.region_code),
    index('price_ceilings_province_code_idx').on(table.province_code),
    uniqueIndex('price_ceilings_area_key').on(
      table.product_id,
      sql`coalesce(${table.province_code}, '')`,
      table.valid_from,
    ),
    check('price_ceilings_amount_check', sql`${table.amount} > 0`),
    check('price_ceilings_days_check', sql`${table.valid_to} >= ${table.valid_from}`),
  ],
);

/**
 * What a product costs in an area from an instant on. The finest area that has a price wins, there the newest that is in force; a row
 * is never rewritten, so that any price can be asked for as of a time.
 */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    /** Null: the whole country. */
    province_code: varchar({ length: 2 }).references(() => provinces.code),
    /** Set beside its province. Null: the whole province. */
    regency_code: varchar({ length: 5 }).references(() => regencies.code),
    /** Whole rupiah for one sale unit. */
    amount: bigint({ mode: 'number' }).notNull(),
    valid_from: instant().notNull(),
    /** The change that set it; null for what was there from the beginning. */
    batch_id: uuid().references(() => price_batches.id, { onDelete: 'restrict' }),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: instantOfInsert(),
  },
  table => [
    index('prices_batch_id_idx').on(table.batch_id),
    // no more than is read: thousands of rows are added in one transaction, which on the embedded database everybody waits for
    index('prices_valid_from_idx').on(table.valid_from),
    index('prices_province_code_idx').on(table.province_code, table.regency_code),
    uniqueIndex('prices_in_force_key').on(
      table.product_id,
      sql`coalesce(${table.province_code}, '')`,
      sql`coalesce(${table.regency_code}, '')`,
      table.valid_from.desc(),
    ),
    check('prices_amount_check', sql`${table.amount} >= 0`),
    check('prices_area_check', sql`${table.regency_code} is null or ${table.province_code} is not null`),
  ],
);
