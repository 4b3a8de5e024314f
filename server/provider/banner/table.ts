import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { bannerApi, PLACEMENT_LABELS } from '../../../contract/banner';
import { CATEGORY_CODES } from '../../../contract/product';
import { choiceColumn, id, instant, timestamps, version } from '../../db/columns';
import { listIndexes } from '../../db/listIndexes';
import { regionColumn } from '../area/placeColumns';
import { updatedBy } from '../identity/account/table';

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
    region_code: regionColumn(),
    placement: choiceColumn(PLACEMENT_LABELS, 20).notNull(),
    cta_label: varchar({ length: 20 }),
    link: varchar({ length: 500 }),
    /** Order on the page, from 1; not unique. */
    position: integer().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    is_active: boolean().notNull().default(true),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    ...listIndexes('banners', table, bannerApi.list),
    check('banners_period_check', sql`${table.ends_at} > ${table.starts_at}`),
  ],
);
