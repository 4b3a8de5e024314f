import type { Order } from '../../../contract/order/orderRecord';
import type { DeskValues } from './deskForm';

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

/** The same of an order that was placed without an answer that names it: what was sent, until the list of orders tells its number. */
export const sentOrder = (
  { name, address, payment_method, cart }: Omit<DeskValues, 'area'>,
  total: number,
  merchant: { name: string; distance_m: number } | undefined,
): PlacedOrder => ({
  id: '',
  number: '–',
  recipient_name: name ?? '',
  address: address ?? '',
  distance_m: merchant?.distance_m ?? 0,
  total,
  payment_method,
  merchant_name: merchant?.name ?? '–',
  items: cart.map(({ name: goods, amount }) => ({ name: goods, quantity: amount })),
});
