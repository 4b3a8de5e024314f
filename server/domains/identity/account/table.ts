import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { alphabetical } from '../../../db/alphabetical';
import { code, id, instant, instantOfInsert, timestamps, version } from '../../../db/columns';
import { regions } from '../../area/table';
import { roles } from '../role/table';

/** Staff accounts. E-mail addresses are unique, regardless of case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 254 }).notNull(),
    phone: varchar({ length: 20 }),
    /** Argon2id; null until an invited person sets the first password. */
    password_hash: text(),
    password_changed_at: instant(),
    /** Null for an account that may sign in but holds no permissions. */
    role_id: uuid().references(() => roles.id, { onDelete: 'restrict' }),
    /** The region whose records the person sees if the role's area scope is `regional`. */
    region_code: code().references(() => regions.code),
    is_active: boolean().notNull().default(true),
    photo_url: text(),
    locale: varchar({ length: 5 }).notNull().default('id'),
    last_login_at: instant(),
    /** When the latest invitation was sent. */
    invited_at: instant(),
    /** When the second factor was switched on; null while it is off. */
    second_factor_at: instant(),
    /** A deleted account stays for the records that name it, without personal data; its address is free again. */
    deleted_at: instant(),
    version: version(),
    ...timestamps(),
  },
  table => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`).where(sql`${table.deleted_at} is null`),
    index('users_name_idx').on(alphabetical(table.name), table.id),
    index('users_role_id_idx').on(table.role_id),
    index('users_region_code_idx').on(table.region_code),
    index('users_is_active_idx').on(table.is_active),
    index('users_created_at_idx').on(table.created_at, table.id),
    index('users_last_login_at_idx').on(table.last_login_at, table.id),
    index('users_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
    index('users_email_trgm_idx').using('gin', table.email.op('gin_trgm_ops')),
    index('users_phone_trgm_idx').using('gin', table.phone.op('gin_trgm_ops')),
  ],
);

/** Roles that await a second person's approval before an account holds them: at most one per account, deleted once decided. */
export const role_requests = pgTable(
  'role_requests',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role_id: uuid()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    requested_by: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requested_at: instantOfInsert(),
  },
  table => [
    index('role_requests_role_id_idx').on(table.role_id),
    index('role_requests_requested_by_idx').on(table.requested_by),
  ],
);

/** The account that last changed a record. */
export const updatedBy = () => uuid().references(() => users.id, { onDelete: 'set null' });

/** Constraints that input can violate. */
export const accountConstraints = { users_email_key: { field: 'email', error: adminErrors.emailTaken() } };
