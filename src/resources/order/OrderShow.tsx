import { Ban, Printer } from 'lucide-react';
import { LinkBase, type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { type ComponentProps, useState } from 'react';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import { ORDER_GROUP_STATUSES } from '../../../contract/order/orderGroup';
import type { Order, OrderComplaint, OrderEvent } from '../../../contract/order/orderRecord';
import { useLiveTopic } from '../../browser/liveTopics';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { formatDate } from '../../i18n/dates';
import { formatMoney } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/display/Card';
import { Moment } from '../../ui/display/Moment';
import { Note } from '../../ui/display/Note';
import { PhoneLink } from '../../ui/display/PhoneLink';
import { smallPicture } from '../../ui/display/smallPicture';
import { Timeline } from '../../ui/display/Timeline';
import { useNow } from '../../ui/display/useNow';
import { FormSection } from '../../ui/form/FormSection';
import { RecordActions } from '../../ui/record/RecordActions';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { NextWork } from '../../ui/record/work/NextWork';
import { Contacts } from './Contacts';
import { Delivery } from './Delivery';
import { Due } from './Due';
import { Goods } from './Goods';
import type { OrderPart } from './OrderPart';
import { OrderStatusChip } from './OrderStatusChip';
import { OrderSteps } from './OrderSteps';
import { useCancellation } from './useCancellation';
import './orderPage.css';
import './complaints.css';
import './orderHead.css';

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

interface OrderPageProps {
  record: Order;
  onReload: () => unknown;
}

/** An order's details: status and actions, complaint, items, delivery, timeline. */
const OrderPage = ({ record, onReload }: OrderPageProps) => {
  const translate = useTranslate();
  // Shows the last response until something newer has been fetched.
  const [answered, setAnswered] = useState(record);
  const order = answered.version > record.version ? answered : record;
  // an order that still requires action is not done yet
  const [isTaken, setTaken] = useState(false);
  const isDecided = isTaken && !ORDER_GROUP_STATUSES.action.includes(order.status);
  const take = (response: Order) => {
    setAnswered(response);
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
          aside={<span className="order-aside muted">{t('show.zone')}</span>}
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

/** Why and by whom an order was cancelled, and what is refunded to the customer. */
const CancellationNote = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const cancellation = useCancellation(order);
  if (!cancellation) return null;
  const { actor_name, cancelled_at, why, refund } = cancellation;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.show.${key}`, args);
  const when = (at: string | null) => formatDate(at, 'moment', locale);
  return (
    <FormSection title={t('cancellation')}>
      <div className="field-wide">
        <Note icon={Ban}>
          {t('cancelled_by', { name: actor_name, when: when(cancelled_at) })}
          {why && `: ${why}`}
        </Note>
        {refund && (
          <p>
            {refund.refunded_at
              ? t('refunded', { amount: formatMoney(refund.amount), when: when(refund.refunded_at) })
              : t('refunding', { amount: formatMoney(refund.amount) })}
          </p>
        )}
      </div>
    </FormSection>
  );
};

/** Complaints with their photos and due times, and the resolution of earlier ones. */
const Complaints = ({ order: { complaints } }: { order: Order }) => {
  const translate = useTranslate();
  return (
    <FormSection title={translate('resources.monitoring-order.show.complaint')}>
      <ul className="order-complaints stack">
        {complaints.map(complaint => (
          <Complaint key={complaint.id} complaint={complaint} />
        ))}
      </ul>
    </FormSection>
  );
};

const Complaint = ({ complaint }: { complaint: OrderComplaint }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { reason_code, note, photo_urls, created_at, due_at, decision, decision_note, decided_at } = complaint;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  const moment = (instant: string | null) => formatDate(instant, 'moment', locale);
  return (
    <li>
      <div>
        <h3>{t(`choices.complaint.${reason_code}`)}</h3>
        {note && <blockquote>{note}</blockquote>}
        <p className="order-aside muted">
          {t('show.complained', { when: moment(created_at) })}
          {decision === null && ` · ${t('show.due', { when: moment(due_at) })}`}
        </p>
        {decision && decided_at && (
          <p className="order-decision">
            {t('show.settled', { when: moment(decided_at), decision: t(`choices.decision.${decision}`) })}
            {decision_note && `. ${decision_note}`}
          </p>
        )}
      </div>
      {photo_urls.length > 0 && (
        <ul className="order-photos" aria-label={t('show.photos')}>
          {photo_urls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={smallPicture(url)} alt={t('show.photo', { number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

const QUEUES: readonly WorkQueue[] = ['orders_action', 'refunds'];

/** Status, age and merchant of an order, with its actions; once one is taken, a link to the next waiting work. */
const OrderHead = ({ isDecided, ...part }: OrderPart & { isDecided: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  const { translator } = useCatalogue();
  const { order } = part;
  const { recipient_name, recipient_phone, placed_at, channel } = order;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  return (
    <Card className="order-head row wrap">
      <div className="order-standing stack gap-4">
        <p>
          <OrderStatusChip status={order.status} />
          <Due order={order} now={now} told />
        </p>
        <p>
          <b>{recipient_name}</b>{' '}
          <span className="order-aside muted">
            · <PhoneLink phone={recipient_phone} /> ·{' '}
            <Moment value={placed_at}>{t('show.placed', { when: formatDate(placed_at, 'moment', locale) })}</Moment> ·{' '}
            {t(`choices.channel.${channel}`)}
          </span>
        </p>
      </div>
      <RecordActions>
        <Button
          component={LinkBase}
          to={translator.toProduct(`/monitoring-order/${order.id}/pdf`)}
          variant="outlined"
          startIcon={<Printer />}
        >
          {t('print.open')}
        </Button>
        <OrderSteps {...part} />
        {isDecided && <NextWork queues={QUEUES} done={order.id} />}
      </RecordActions>
    </Card>
  );
};
