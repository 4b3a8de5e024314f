import { sql } from 'drizzle-orm';
import { customType, doublePrecision, varchar } from 'drizzle-orm/pg-core';
import { REGION_CODES } from '../../../contract/area/region';
import { districts, provinces, regencies, regions, villages } from './table';

/** A point of the `cube` extension. */
const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/** The sales region of a record. */
export const regionColumn = () => varchar({ length: 60, enum: REGION_CODES }).references(() => regions.code);

export const provinceColumn = () => varchar({ length: 2 }).references(() => provinces.code);
export const regencyColumn = () => varchar({ length: 5 }).references(() => regencies.code);

/** The areas of filters and regional scopes, one indexable column per level. */
export const areaColumns = () => ({
  region_code: regionColumn().notNull(),
  province_code: provinceColumn().notNull(),
  regency_code: regencyColumn().notNull(),
});

/**
 * A place with its address and areas, one column per level so that each filter can use an index. `globe` is the place on the unit
 * sphere: the chord between two points grows with their great-circle distance, so a GiST index returns the nearest in order.
 */
export const placeColumns = () => ({
  address: varchar({ length: 250 }).notNull(),
  ...areaColumns(),
  district_code: varchar({ length: 8 })
    .notNull()
    .references(() => districts.code),
  village_code: varchar({ length: 13 })
    .notNull()
    .references(() => villages.code),
  /** Degrees, WGS 84. */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  globe: cube().generatedAlwaysAs(
    sql`cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])`,
  ),
});
