import { useLocaleState, useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { toLocalPhone } from '../../../../contract/core/phone';
import type { Order } from '../../../../contract/order/orderRecord';
import { formatDate, type Instant } from '../../../i18n/dates';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { useCancellation } from '../useCancellation';

/** An order on a sheet of paper: plain headings, paragraphs and tables, which any converter understands. */
export const OrderSheet = ({ order, ref }: { order: Order; ref: Ref<HTMLElement> }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const cancellation = useCancellation(order);
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  const when = (at: Instant | null) => `${formatDate(at, 'moment', locale)} WIB`;
  const { merchant, items, events, courier_name, courier_phone, paid_at } = order;
  return (
    <article className="order-sheet card" ref={ref}>
      <h1>{t('print.title', { number: order.number })}</h1>
      <p>
        <strong>{t(`choices.status.${order.status}`)}</strong> · {t('show.placed', { when: when(order.placed_at) })} ·{' '}
        {t(`choices.channel.${order.channel}`)}
      </p>
      {cancellation && (
        <p>
          {t('show.cancelled_by', { name: cancellation.actor_name, when: when(cancellation.cancelled_at) })}
          {cancellation.why && `: ${cancellation.why}`}
        </p>
      )}
      <h2>{t('show.goods')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('show.item')}</th>
            <th scope="col" className="number">
              {t('show.quantity')}
            </th>
            <th scope="col" className="number">
              {t('show.price')}
            </th>
            <th scope="col" className="number">
              {t('show.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, name, quantity, sale_unit, price, amount }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="number">
                {formatNumber(quantity)} {sale_unit}
              </td>
              <td className="number">{formatNumber(price)}</td>
              <td className="number">{formatNumber(amount)}</td>
            </tr>
          ))}
          {(
            [
              ['shipping', order.shipping_cost],
              ['discount', order.discount && -order.discount],
              ['total', order.total],
            ] as const
          )
            .filter(([name, amount]) => name !== 'discount' || amount !== 0)
            .map(([name, amount]) => (
              <tr key={name}>
                <th colSpan={3} scope="row">
                  {t(`show.${name}`)}
                </th>
                <th className="number">{formatMoney(amount)}</th>
              </tr>
            ))}
        </tbody>
      </table>
      <p>
        {t(`choices.payment.${order.payment_method}`)} ·{' '}
        {paid_at ? t('show.paid', { when: when(paid_at) }) : t('show.unpaid')}
      </p>
      <h2>{t('show.delivery')}</h2>
      <table>
        <tbody>
          <Place term={t('show.from')} name={merchant.name} phone={merchant.phone} text={merchant.address} />
          <Place
            term={t('show.to')}
            name={order.recipient_name}
            phone={order.recipient_phone}
            text={[order.address, order.address_note].filter(Boolean).join(' · ')}
          />
          <Place term={t('show.courier')} name={courier_name ?? t('show.no_courier')} phone={courier_phone} />
        </tbody>
      </table>
      <h2>{t('show.timeline')}</h2>
      <table>
        <tbody>
          {events.toReversed().map(event => (
            <tr key={event.id}>
              <td>
                {t(`choices.action.${event.action}`)} <small>{event.note}</small>
              </td>
              <td>{event.actor_name}</td>
              <td className="number">{when(event.created_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
};

interface PlaceProps {
  term: string;
  name: string;
  phone: string | null;
  text?: string;
}

const Place = ({ term, name, phone, text }: PlaceProps) => (
  <tr>
    <th scope="row">{term}</th>
    <td>
      <strong>{name}</strong> {phone && toLocalPhone(phone)}
      {text && <p>{text}</p>}
    </td>
  </tr>
);
