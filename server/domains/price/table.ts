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

/** Prices set together in one transaction: a bulk change, an addition, an Excel file, or the revert of one of these. */
export const price_batches = pgTable(
  'price_batches',
  {
    id: id(),
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    kind: varchar({ length: 10, enum: PRICE_BATCH_KINDS }).notNull(),
    /** When its prices take effect. */
    valid_from: instant().notNull(),
    note: varchar({ length: 200 }),
    /** Number of prices that it set. */
    row_count: integer().notNull(),
    /** For a `revert`: the batch that it reverted. */
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

/** Price changes that wait, or waited, for a second person. */
export const price_proposals = pgTable(
  'price_proposals',
  {
    id: id(),
    category_code: varchar({ length: 20, enum: PRICED_CATEGORIES }).notNull(),
    kind: varchar({ length: 10, enum: PRICE_BATCH_KINDS }).notNull(),
    /** Null: takes effect on approval. */
    valid_from: instant(),
    note: varchar({ length: 200 }),
    row_count: integer().notNull(),
    /** As shown when it was proposed: its rows are what is applied, and its fingerprint must still match. */
    plan: jsonb().$type<PricePlan>().notNull(),
    /** Copied from the plan, whose thousands of rows take long to decompress. */
    approval: jsonb().generatedAlwaysAs(sql`plan -> 'approval'`),
    /** Sales regions of its areas. */
    reach_regions: text().array().notNull(),
    /** Whether it sets nationwide prices. */
    is_nationwide: boolean().notNull(),
    status: varchar({ length: 10, enum: PROPOSAL_STATUSES }).notNull().default('waiting'),
    decision_note: varchar({ length: 300 }),
    decided_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    decided_at: instant(),
    /** The batch that its approval created. */
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

/** Price caps: the most that a product may cost between two Jakarta calendar days, as set by the state or a provincial governor. */
export const price_ceilings = pgTable(
  'price_ceilings',
  {
    id: id(),
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's name and category, and the area's name: stored for search, sorting and permissions. */
    product_name: varchar({ length: 150 }).notNull(),
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }).notNull(),
    area_name: varchar({ length: 150 }).notNull(),
    /** Null: the whole country. */
    province_code: varchar({ length: 2 }).references(() => provinces.code),
    /** The province's sales region. */
    region_code: varchar({ length: 60, enum: REGION_CODES }).references(() => regions.code),
    kind: varchar({ length: 20, enum: CEILING_KINDS }).notNull(),
    /** Whole rupiah for one sale unit. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The regulation that sets it. */
    source: varchar({ length: 200 }).notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    /** The last day; null while no end is known. */
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
 * What a product costs in an area from an instant on. The most specific area with a price wins, and within it the newest price in force.
 * Rows are never updated, so that prices can be queried as of any time.
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
    /** Set together with its province. Null: the whole province. */
    regency_code: varchar({ length: 5 }).references(() => regencies.code),
    /** Whole rupiah for one sale unit. */
    amount: bigint({ mode: 'number' }).notNull(),
    valid_from: instant().notNull(),
    /** The change that set it; null for the initial prices. */
    batch_id: uuid().references(() => price_batches.id, { onDelete: 'restrict' }),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: instantOfInsert(),
  },
  table => [
    index('prices_batch_id_idx').on(table.batch_id),
    // only indexes that are read: thousands of rows are inserted in one transaction, during which the embedded database serves nobody else
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
