import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Order, OrderEvent } from '../../../contract/order/orderRecord';
import { Timeline } from '../../ui/Timeline';
import { Complaints } from './Complaints';
import { Delivery } from './Delivery';
import { Goods } from './Goods';
import { OrderHead } from './OrderHead';
import './orderPage.css';

interface OrderPageProps {
  record: Order;
  onReload: () => unknown;
}

/** An order whole: its standing and what can be done, complaint, goods, delivery, timeline. */
export const OrderPage = ({ record, onReload }: OrderPageProps) => {
  const translate = useTranslate();
  // What an answer brought stands until something newer was read.
  const [answered, setAnswered] = useState(record);
  const order = answered.version > record.version ? answered : record;
  const t = (key: string) => translate(`resources.monitoring-order.${key}`);
  return (
    <div className="order">
      <OrderHead order={order} onChange={setAnswered} onReload={onReload} />
      <div className="order-main">
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

/** Why a step was taken. What a customer complains of stands whole beside it. */
function toldOf({ action, reason_code, note }: OrderEvent, t: (key: string) => string): string {
  if (action === 'complain' && reason_code) return t(`choices.complaint.${reason_code}`);
  return [reason_code && t(`choices.cancellation.${reason_code}`), note].filter(Boolean).join('. ');
}
