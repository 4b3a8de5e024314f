import type { RaRecord } from 'ra-core';
import type { Order } from '../../../contract/order/orderRecord';
import { ResourceShow } from '../../ui/ResourceShow';
import { OrderPage } from './OrderPage';

const OrderShow = () => (
  <ResourceShow<Order & RaRecord> whole="events" titled>
    {(order, reload) => <OrderPage key={order.id} record={order} onReload={reload} />}
  </ResourceShow>
);

export default OrderShow;
