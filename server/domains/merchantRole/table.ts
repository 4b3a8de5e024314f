import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instant, timestamps, version } from '../../db/columns';
import { merchants } from '../merchant/table';

/** Roles of merchant app accounts. */
export const merchant_roles = pgTable('merchant_roles', {
  id: id(),
  code: varchar({ length: 30 }).notNull().unique('merchant_roles_code_key'),
  name: varchar({ length: 60 }).notNull(),
  description: varchar({ length: 200 }).notNull(),
  /** Permission slugs of the merchant app. */
  rights: jsonb().$type<string[]>().notNull(),
  position: smallint().notNull(),
  version: version(),
  ...timestamps(),
});

/** Merchant app accounts: the people who work for a merchant, each with a role. */
export const merchant_accounts = pgTable(
  'merchant_accounts',
  {
    id: id(),
    merchant_id: uuid()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    role_id: uuid()
      .notNull()
      .references(() => merchant_roles.id, { onDelete: 'restrict' }),
    name: varchar({ length: 100 }).notNull(),
    phone: varchar({ length: 20 }).notNull(),
    email: varchar({ length: 254 }),
    is_active: boolean().notNull().default(true),
    last_login_at: instant(),
    version: version(),
    ...timestamps(),
  },
  table => [
    index('merchant_accounts_merchant_id_idx').on(table.merchant_id),
    index('merchant_accounts_role_id_idx').on(table.role_id),
    // a phone number belongs to at most one active account
    uniqueIndex('merchant_accounts_phone_key').on(table.phone).where(sql`${table.is_active}`),
  ],
);
