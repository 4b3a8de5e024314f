import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { REGION_CODES } from '../../../contract/area/region';
import { MERCHANT_STATUSES, MERCHANT_TYPE_CODES, STOCK_LEVELS } from '../../../contract/merchant/merchant';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import type { OpeningHours } from '../../../contract/merchant/openingHours';
import type { CategoryCode } from '../../../contract/product';
import { alphabetical } from '../../db/alphabetical';
import { id, instant, instantOfInsert, timestamps, version } from '../../db/columns';
import { placeColumns } from '../area/placeColumns';
import { regions } from '../area/table';
import { updatedBy } from '../identity/account/table';

/** Merchant types: what each may sell, and the documents that it must provide. */
export const merchant_types = pgTable('merchant_types', {
  code: varchar({ length: 30, enum: MERCHANT_TYPE_CODES }).primaryKey(),
  label: varchar({ length: 60 }).notNull(),
  description: varchar({ length: 200 }).notNull(),
  category_codes: jsonb().$type<CategoryCode[]>().notNull(),
  required_document_codes: jsonb().$type<DocumentTypeCode[]>().notNull(),
  requires_field_verification: boolean().notNull(),
  /** Usual opening hours, `06:00`. */
  open_time: varchar({ length: 5 }).notNull(),
  close_time: varchar({ length: 5 }).notNull(),
  position: smallint().notNull(),
});

/** Owners of one or more merchants, people or companies (`CBU` in the dashboard's filter). */
export const owners = pgTable(
  'owners',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    phone: varchar({ length: 20 }).notNull(),
    email: varchar({ length: 254 }),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('owners_name_idx').on(alphabetical(table.name), table.id),
    index('owners_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
    index('owners_phone_trgm_idx').using('gin', table.phone.op('gin_trgm_ops')),
    uniqueIndex('owners_phone_key').on(table.phone),
  ],
);

export const merchants = pgTable(
  'merchants',
  {
    id: id(),
    /** `MRC-000123`. */
    number: varchar({ length: 20 }).notNull().unique('merchants_number_key'),
    name: varchar({ length: 100 }).notNull(),
    type_code: varchar({ length: 30, enum: MERCHANT_TYPE_CODES })
      .notNull()
      .references(() => merchant_types.code),
    owner_id: uuid()
      .notNull()
      .references(() => owners.id, { onDelete: 'restrict' }),
    status: varchar({ length: 20, enum: MERCHANT_STATUSES }).notNull().default('active'),
    status_since: instantOfInsert(),
    /** The reason for the last status change. */
    status_reason: varchar({ length: 300 }),
    /** E.164. */
    phone: varchar({ length: 20 }).notNull(),
    email: varchar({ length: 254 }),
    photo_url: text(),
    ...placeColumns(),
    opening_hours: jsonb().$type<OpeningHours>().notNull(),
    bank_name: varchar({ length: 40 }),
    bank_account: varchar({ length: 30 }),
    bank_account_name: varchar({ length: 100 }),
    /** The worst level among its active products, updated in the transaction of each change to their stock. */
    stock_level: varchar({ length: 10, enum: STOCK_LEVELS }).notNull().default('empty'),
    /** When it became a merchant. */
    joined_at: instant().notNull(),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    index('merchants_name_idx').on(alphabetical(table.name), table.id),
    index('merchants_updated_at_idx').on(table.updated_at, table.id),
    index('merchants_joined_at_idx').on(table.joined_at, table.id),
    index('merchants_type_code_idx').on(table.type_code, table.joined_at, table.id),
    index('merchants_status_idx').on(table.status, table.joined_at, table.id),
    index('merchants_stock_level_idx').on(table.stock_level, table.joined_at, table.id),
    index('merchants_owner_id_idx').on(table.owner_id),
    index('merchants_region_code_idx').on(table.region_code, table.joined_at, table.id),
    index('merchants_province_code_idx').on(table.province_code, table.joined_at, table.id),
    index('merchants_regency_code_idx').on(table.regency_code, table.joined_at, table.id),
    index('merchants_district_code_idx').on(table.district_code, table.joined_at, table.id),
    index('merchants_village_code_idx').on(table.village_code, table.joined_at, table.id),
    index('merchants_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
    index('merchants_number_trgm_idx').using('gin', table.number.op('gin_trgm_ops')),
    index('merchants_phone_trgm_idx').using('gin', table.phone.op('gin_trgm_ops')),
    index('merchants_globe_idx').using('gist', table.globe),
    check('merchants_latitude_check', sql`${table.latitude} between -90 and 90`),
    check('merchants_longitude_check', sql`${table.longitude} between -180 and 180`),
  ],
);

/**
 * The number of merchants per sales region, maintained by a trigger (migration `merchant_counts`), so that the first page of a list
 * need not count the whole table.
 */
export const merchant_counts = pgTable('merchant_counts', {
  region_code: varchar({ length: 60, enum: REGION_CODES })
    .primaryKey()
    .references(() => regions.code),
  merchants: integer().notNull(),
});
