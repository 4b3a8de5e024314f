import { char, index, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { code } from '../../db/columns';

/** Sales regions, by which prices, promotions and staff are organised. */
export const regions = pgTable('regions', {
  code: code().primaryKey(),
  name: text().notNull(),
  short_name: text().notNull(),
  office_city: text().notNull(),
  time_zone: varchar({ length: 4 }).notNull(),
  /** The first digit of its filling stations' numbers. */
  spbu_first_digit: char({ length: 1 }).notNull(),
  position: smallint().notNull(),
});

export const provinces = pgTable(
  'provinces',
  {
    code: varchar({ length: 2 }).primaryKey(),
    region_code: code()
      .notNull()
      .references(() => regions.code),
    name: text().notNull(),
    time_zone: varchar({ length: 4 }).notNull(),
  },
  table => [index('provinces_region_code_idx').on(table.region_code)],
);

/** Kabupaten and kota, with the ministry's codes: `34.04`. */
export const regencies = pgTable(
  'regencies',
  {
    code: varchar({ length: 5 }).primaryKey(),
    province_code: varchar({ length: 2 })
      .notNull()
      .references(() => provinces.code),
    name: text().notNull(),
  },
  table => [index('regencies_province_code_idx').on(table.province_code)],
);

export const districts = pgTable(
  'districts',
  {
    code: varchar({ length: 8 }).primaryKey(),
    regency_code: varchar({ length: 5 })
      .notNull()
      .references(() => regencies.code),
    name: text().notNull(),
  },
  table => [index('districts_regency_code_idx').on(table.regency_code)],
);

/** Desa and kelurahan. */
export const villages = pgTable(
  'villages',
  {
    code: varchar({ length: 13 }).primaryKey(),
    district_code: varchar({ length: 8 })
      .notNull()
      .references(() => districts.code),
    name: text().notNull(),
  },
  table => [
    index('villages_district_code_idx').on(table.district_code),
    index('villages_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
  ],
);
