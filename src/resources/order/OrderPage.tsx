import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ORDER_GROUP_STATUSES } from '../../../contract/order/orderGroup';
import type { Order, OrderEvent } from '../../../contract/order/orderRecord';
import { Timeline } from '../../ui/Timeline';
import { CancellationNote } from './CancellationNote';
import { Complaints } from './Complaints';
import { Contacts } from './Contacts';
import { Delivery } from './Delivery';
import { Goods } from './Goods';
import { OrderHead } from './OrderHead';
import './orderPage.css';

interface OrderPageProps {
  record: Order;
  onReload: () => unknown;
}

/** An order's details: status and actions, complaint, items, delivery, timeline. */
export const OrderPage = ({ record, onReload }: OrderPageProps) => {
  const translate = useTranslate();
  // Shows the last response until something newer has been fetched.
  const [answered, setAnswered] = useState(record);
  const order = answered.version > record.version ? answered : record;
  // an order that still requires action is not done yet
  const [isTaken, setTaken] = useState(false);
  const isDecided = isTaken && !ORDER_GROUP_STATUSES.action.includes(order.status);
  const take = (answer: Order) => {
    setAnswered(answer);
    setTaken(true);
  };
  const t = (key: string) => translate(`resources.monitoring-order.${key}`);
  return (
    <div className="order">
      <OrderHead order={order} isDecided={isDecided} onChange={take} onReload={onReload} />
      <div className="order-main">
        <Contacts order={order} />
        <CancellationNote order={order} />
        {order.complaints.length > 0 && <Complaints order={order} />}
        <Goods order={order} />
        <Delivery order={order} />
      </div>
      <div className="order-side">
        <Timeline
          title={t('show.timeline')}
          aside={<span className="order-muted">{t('show.zone')}</span>}
          events={order.events.map(event => ({
            id: event.id,
            title: t(`choices.action.${event.action}`),
            at: event.created_at,
            by: event.actor_name,
            note: toldOf(event, t),
          }))}
        />
      </div>
    </div>
  );
};

/** Returns the reason of a step. A complaint's own text is shown in full next to it. */
function toldOf({ action, reason_code, note }: OrderEvent, t: (key: string) => string): string {
  if (action === 'complain' && reason_code) return t(`choices.complaint.${reason_code}`);
  return [reason_code && t(`choices.reason.${reason_code}`), note].filter(Boolean).join('. ');
}
