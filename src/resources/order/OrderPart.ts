import type { Order } from '../../../contract/order/orderRecord';

/** What the parts of an order's page are given. */
export interface OrderPart {
  order: Order;
  /** An answer brought the order as it is now. */
  onChange: (order: Order) => void;
  /** Reads it anew. */
  onReload: () => unknown;
}
