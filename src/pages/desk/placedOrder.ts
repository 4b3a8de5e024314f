import type { Order } from '../../../contract/order/orderRecord';
import type { DeskValues } from './deskForm';

/** A placed order, as read to the caller and copied. */
export type PlacedOrder = Pick<
  Order,
  'id' | 'number' | 'recipient_name' | 'address' | 'distance_m' | 'total' | 'payment_method' | 'merchant_name'
> & { items: { name: string; quantity: number }[] };

/** Picks what the page keeps of the response. */
export const placedOrder = (order: Order): PlacedOrder => {
  const { id, number, recipient_name, address, distance_m, total, payment_method, merchant_name, items } = order;
  return {
    ...{ id, number, recipient_name, address, distance_m, total, payment_method, merchant_name },
    items: items.map(({ name, quantity }) => ({ name, quantity })),
  };
};

/** The same for an order whose response does not contain it: what was sent, until the order list shows its number. */
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
