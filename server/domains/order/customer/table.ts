import { doublePrecision, index, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { id, instantOfInsert, timestamps } from '../../../db/columns';
import { areaColumns } from '../../area/placeColumns';
import { villages } from '../../area/table';
import { customers } from '../table';

/** Addresses that a customer's orders were delivered to, so that they need not be entered again. */
export const customer_addresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customer_id: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: varchar({ length: 250 }).notNull(),
    address_note: varchar({ length: 200 }),
    /** Null if the order did not specify it. */
    village_code: varchar({ length: 13 }).references(() => villages.code),
    /** The village's areas, else those of the merchant that delivered there. */
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
