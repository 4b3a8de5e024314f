import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { alphabetical } from '../../db/alphabetical';
import { code, id, timestamps, version } from '../../db/columns';

/** Entries of the menu that rights belong to. */
export const permission_groups = pgTable('permission_groups', {
  code: code().primaryKey(),
  label: text().notNull(),
  menu_path: text().notNull(),
  position: smallint().notNull(),
});

/** The catalogue of rights: those of `contract/rights`, and further ones that people add. */
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
    /** The code relies on it: neither deleted nor renamed. */
    is_system: boolean().notNull().default(false),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('permissions_position_idx').on(table.position, table.id),
    index('permissions_group_code_idx').on(table.group_code),
  ],
);

export const roles = pgTable(
  'roles',
  {
    id: id(),
    code: code().notNull(),
    name: varchar({ length: 60 }).notNull(),
    description: varchar({ length: 200 }).notNull().default(''),
    area_scope: varchar({ length: 10, enum: ['national', 'regional'] })
      .notNull()
      .default('national'),
    is_system: boolean().notNull().default(false),
    /** Its holders can do nothing before they have set a second factor up. */
    requires_second_factor: boolean().notNull().default(false),
    version: version(),
    ...timestamps(),
  },
  table => [
    uniqueIndex('roles_code_key').on(table.code),
    uniqueIndex('roles_name_key').on(sql`lower(${table.name})`),
    index('roles_name_idx').on(alphabetical(table.name), table.id),
    check('roles_area_scope_check', sql`${table.area_scope} in ('national', 'regional')`),
  ],
);

/** Who holds a role holds these. By slug, so that judging a request needs no join. */
export const role_permissions = pgTable(
  'role_permissions',
  {
    role_id: uuid()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission_slug: varchar({ length: 100 })
      .notNull()
      .references(() => permissions.slug, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.role_id, table.permission_slug] }),
    index('role_permissions_permission_slug_idx').on(table.permission_slug),
  ],
);
