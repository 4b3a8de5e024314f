import { and, eq, notInArray } from 'drizzle-orm';
import { CANCELLED_STATUSES } from '../../../../contract/order/orderStatus';
import type { Db, Tx } from '../../../db/types';
import { customers, orders } from '../table';

/**
 * Returns the customer with a telephone number, locked until the transaction ends; adds one under the given name if there is none.
 *
 * @param phone E.164
 * @returns the customer with `orders`, the number of earlier orders that were not cancelled
 */
export async function lockCustomer(tx: Tx, { phone, name }: { phone: string; name: string }) {
  await tx.insert(customers).values({ phone, name }).onConflictDoNothing({ target: customers.phone });
  const [customer] = await tx.select().from(customers).where(eq(customers.phone, phone)).for('update');
  return { ...customer!, orders: await countOrdersOf(tx, customer!.id) };
}

/** The number of a customer's orders, without cancelled ones. */
export const countOrdersOf = (db: Db, customerId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.customer_id, customerId), notInArray(orders.status, [...CANCELLED_STATUSES])));
