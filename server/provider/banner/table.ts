import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { REGION_CODES } from '../../../contract/area/region';
import { PLACEMENTS } from '../../../contract/banner';
import { CATEGORY_CODES } from '../../../contract/product';
import { alphabetical } from '../../db/alphabetical';
import { id, instant, timestamps, version } from '../../db/columns';
import { regions } from '../area/table';
import { users } from '../identity/account/table';

export const banners = pgTable(
  'banners',
  {
    id: id(),
    title: varchar({ length: 60 }).notNull(),
    description: varchar({ length: 200 }),
    image_url: text().notNull(),
    /** Null: all categories. */
    category_code: varchar({ length: 20, enum: CATEGORY_CODES }),
    /** Null: the whole country. */
    region_code: varchar({ length: 60, enum: REGION_CODES }).references(() => regions.code),
    placement: varchar({ length: 20, enum: PLACEMENTS }).notNull(),
    cta_label: varchar({ length: 20 }),
    link: varchar({ length: 500 }),
    /** Order on the page, from 1; not unique. */
    position: integer().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    index('banners_position_idx').on(table.position, table.id),
    index('banners_title_idx').on(alphabetical(table.title), table.id),
    index('banners_starts_at_idx').on(table.starts_at, table.id),
    index('banners_ends_at_idx').on(table.ends_at, table.id),
    index('banners_updated_at_idx').on(table.updated_at, table.id),
    index('banners_is_active_idx').on(table.is_active),
    index('banners_category_code_idx').on(table.category_code),
    index('banners_region_code_idx').on(table.region_code),
    index('banners_placement_idx').on(table.placement),
    index('banners_title_trgm_idx').using('gin', table.title.op('gin_trgm_ops')),
    check('banners_period_check', sql`${table.ends_at} > ${table.starts_at}`),
  ],
);
