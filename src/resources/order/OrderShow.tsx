import type { RaRecord } from 'ra-core';
import type { ComponentProps } from 'react';
import type { Order } from '../../../contract/order/orderRecord';
import { useLiveTopic } from '../../browser/liveTopics';
import { ResourceShow } from '../../ui/ResourceShow';
import { OrderPage } from './OrderPage';

/** Refetches the order when orders change. */
const LiveOrder = (part: ComponentProps<typeof OrderPage>) => {
  useLiveTopic('orders', () => void part.onReload());
  return <OrderPage {...part} />;
};

const OrderShow = () => (
  <ResourceShow<Order & RaRecord> whole="events" titled>
    {(order, reload) => <LiveOrder key={order.id} record={order} onReload={reload} />}
  </ResourceShow>
);

export default OrderShow;
