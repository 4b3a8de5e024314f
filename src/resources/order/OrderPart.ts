import type { Order } from '../../../contract/order/orderRecord';

/** Props of the parts of an order's page. */
export interface OrderPart {
  order: Order;
  /** Called with the order in a response. */
  onChange: (order: Order) => void;
  /** Refetches the order. */
  onReload: () => unknown;
}
