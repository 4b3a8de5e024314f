import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/types';
import { customer_addresses } from './table';

/** Saves a delivery address for the customer's next order; for a known address, updates the point and the note. */
export async function saveAddress(tx: Tx, address: typeof customer_addresses.$inferInsert): Promise<void> {
  const { id: _, customer_id: __, address: ___, ...rest } = address;
  await tx
    .insert(customer_addresses)
    .values(address)
    .onConflictDoUpdate({
      target: [customer_addresses.customer_id, customer_addresses.address],
      set: { ...rest, used_at: sql`now()`, updated_at: sql`now()` },
    });
}
