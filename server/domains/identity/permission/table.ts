import { boolean, index, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { code, id, timestamps, version } from '../../../db/columns';

/** The menu entries that permissions belong to. */
export const permission_groups = pgTable('permission_groups', {
  code: code().primaryKey(),
  label: text().notNull(),
  menu_path: text().notNull(),
  position: smallint().notNull(),
});

/** The catalogue of permissions: those of `contract/rights`, and others added by staff. */
export const permissions = pgTable(
  'permissions',
  {
    id: id(),
    slug: varchar({ length: 100 }).notNull().unique('permissions_slug_key'),
    label: varchar({ length: 120 }).notNull(),
    group_code: code()
      .notNull()
      .references(() => permission_groups.code),
    action: varchar({ length: 20 }).notNull(),
    subject: varchar({ length: 60 }).notNull(),
    position: smallint().notNull().default(1_000),
    /** The code relies on it, so it can be neither deleted nor renamed. */
    is_system: boolean().notNull().default(false),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('permissions_position_idx').on(table.position, table.id),
    index('permissions_group_code_idx').on(table.group_code),
  ],
);
