import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { shippingCostApi } from '../../../contract/shippingCost/shippingCostApi';
import { id, timestamps, version } from '../../db/columns';
import { listIndexes } from '../../db/listIndexes';
import { provinceColumn, regencyColumn, regionColumn } from '../area/placeColumns';
import { updatedBy } from '../identity/account/table';

/** Delivery tariffs by area, in whole rupiah and kilometres; the contract's `shippingFee` applies them. */
export const shipping_costs = pgTable(
  'shipping_costs',
  {
    id: id(),
    /** `Kota Bandung, Jawa Barat`: stored for search and sorting. */
    area_name: varchar({ length: 150 }).notNull(),
    /** The province's sales region; null: the whole country. */
    region_code: regionColumn(),
    province_code: provinceColumn(),
    /** Null: the whole province. */
    regency_code: regencyColumn(),
    base_fee: integer().notNull(),
    included_km: integer().notNull(),
    fee_per_km: integer().notNull(),
    max_km: integer().notNull(),
    /** Null: no free delivery. */
    free_from: integer(),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    // nulls not distinct: at most one tariff for the whole country as well
    unique('shipping_costs_area_key').on(table.province_code, table.regency_code).nullsNotDistinct(),
    ...listIndexes('shipping_costs', table, shippingCostApi.list),
    index('shipping_costs_is_active_idx').on(table.is_active),
    index('shipping_costs_region_code_idx').on(table.region_code),
    index('shipping_costs_regency_code_idx').on(table.regency_code),
    check('shipping_costs_area_check', sql`${table.regency_code} is null or ${table.province_code} is not null`),
    check(
      'shipping_costs_amounts_check',
      sql`least(${table.base_fee}, ${table.included_km}, ${table.fee_per_km}, ${table.free_from}) >= 0 and ${table.max_km} > 0`,
    ),
  ],
);
