import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, timestamps, version } from '../../db/columns';

/** Named list states. No foreign key, and a copy of the owner's name: accounts may live at a remote provider. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: id(),
    owner_id: uuid().notNull(),
    owner_name: text().notNull(),
    resource: varchar({ length: 41 }).notNull(),
    name: varchar({ length: 60 }).notNull(),
    query: text().notNull(),
    is_shared: boolean().notNull().default(false),
    version: version(),
    ...timestamps(),
  },
  table => [
    uniqueIndex('saved_views_name_key').on(table.owner_id, table.resource, sql`lower(${table.name})`),
    index('saved_views_shared_idx').on(table.resource).where(sql`${table.is_shared}`),
  ],
);
