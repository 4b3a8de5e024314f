import { doublePrecision, index, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instantOfInsert, timestamps } from '../../../db/columns';
import { areaColumns } from '../../area/placeColumns';
import { villages } from '../../area/table';
import { customers } from '../table';

/** Where orders of a customer were brought to, so that the next one need not be told again. */
export const customer_addresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customer_id: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: varchar({ length: 250 }).notNull(),
    address_note: varchar({ length: 200 }),
    /** Null for addresses of orders that did not know it. */
    village_code: varchar({ length: 13 }).references(() => villages.code),
    /** Of the village, else of the merchant that delivered there. */
    ...areaColumns(),
    /** Degrees, WGS 84. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    used_at: instantOfInsert(),
    ...timestamps(),
  },
  table => [
    unique('customer_addresses_address_key').on(table.customer_id, table.address),
    index('customer_addresses_used_at_idx').on(table.customer_id, table.used_at),
    index('customer_addresses_village_code_idx').on(table.village_code),
  ],
);
