import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import { alphabetical } from '../../../db/alphabetical';
import { code, id, timestamps, version } from '../../../db/columns';
import { permissions } from '../permission/table';

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
    /** Its holders can do nothing else until they have set up a second factor. */
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

/** The permissions of a role, by slug, so that authorising a request needs no join. */
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

/** Constraints that input can violate. */
export const roleConstraints = { roles_name_key: { field: 'name', error: roleErrors.nameTaken() } };
