import type { RaRecord } from 'ra-core';
import { type ComponentProps, useEffect } from 'react';
import type { LiveTopic } from '../../../contract/notification';
import type { Order } from '../../../contract/order/orderRecord';
import { onTopic } from '../../browser/liveTopics';
import { ResourceShow } from '../../ui/ResourceShow';
import { OrderPage } from './OrderPage';

/** Reads the order anew when orders change, while the page is visible. */
const LiveOrder = (part: ComponentProps<typeof OrderPage>) => {
  const { onReload } = part;
  useEffect(
    () => onTopic('orders' satisfies LiveTopic, () => document.visibilityState === 'visible' && void onReload()),
    [onReload],
  );
  return <OrderPage {...part} />;
};

const OrderShow = () => (
  <ResourceShow<Order & RaRecord> whole="events" titled>
    {(order, reload) => <LiveOrder key={order.id} record={order} onReload={reload} />}
  </ResourceShow>
);

export default OrderShow;
