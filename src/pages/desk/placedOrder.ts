import type { Order } from '../../../contract/order/orderRecord';

/** An order that was placed in a call, as it is told and copied. */
export type PlacedOrder = Pick<
  Order,
  'id' | 'number' | 'recipient_name' | 'address' | 'distance_m' | 'total' | 'payment_method' | 'merchant_name'
> & { items: { name: string; quantity: number }[] };

/** What the page keeps of an answer. */
export const placedOrder = (order: Order): PlacedOrder => {
  const { id, number, recipient_name, address, distance_m, total, payment_method, merchant_name, items } = order;
  return {
    ...{ id, number, recipient_name, address, distance_m, total, payment_method, merchant_name },
    items: items.map(({ name, quantity }) => ({ name, quantity })),
  };
};
