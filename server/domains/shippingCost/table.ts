import { sql } from 'drizzle-orm';
import { check, index, unique } from 'drizzle-orm/pg-core';
import { shippingCost } from '../../../contract/shippingCost/shippingCost';
import { tableOf } from '../tableOf';

/** Delivery tariffs by area, in whole rupiah and kilometres; the contract's `shippingFee` applies them. */
export const shipping_costs = tableOf(shippingCost, {
  extras: table => [
    // nulls not distinct: at most one tariff for the whole country as well
    unique('shipping_costs_area_key').on(table.province_code!, table.regency_code!).nullsNotDistinct(),
    index('shipping_costs_is_active_idx').on(table.is_active!),
    index('shipping_costs_region_code_idx').on(table.region_code!),
    index('shipping_costs_regency_code_idx').on(table.regency_code!),
    check('shipping_costs_area_check', sql`${table.regency_code} is null or ${table.province_code} is not null`),
  ],
});
