import { useCanAccess, useCreatePath, useRouterProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Order } from '../../../contract/order/orderRecord';
import { PhoneLink } from '../../ui/display/PhoneLink';
import { FormSection } from '../../ui/form/FormSection';
import { lazyPart } from '../../ui/lazy/lazyPart';
import './delivery.css';
import './orderPage.css';

const DeliveryMap = lazyPart(() => import('./DeliveryMap').then(module => module.DeliveryMap));

/** Courier, merchant and address of a delivery. */
export const Delivery = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const { canAccess: seesMerchants } = useCanAccess({ resource: 'merchant', action: 'show' });
  const { merchant, customer, recipient_name, recipient_phone, courier_name, courier_phone } = order;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.show.${key}`, args);
  const from = placeOf(merchant);
  const to = placeOf(order);
  return (
    <FormSection
      title={t('delivery')}
      aside={
        from &&
        to && (
          <a href={directionsFrom(from, to)} target="_blank" rel="noreferrer">
            {t('open_map')}
          </a>
        )
      }
    >
      {from && to && (
        <div className="order-wide">
          <DeliveryMap from={from} to={to} distance_m={order.distance_m} />
        </div>
      )}
      <dl className="order-places">
        <Place term={t('from')} phone={merchant.phone} text={merchant.address}>
          {seesMerchants ? (
            <Link to={createPath({ resource: 'merchant', type: 'show', id: merchant.id })}>{merchant.name}</Link>
          ) : (
            merchant.name
          )}
        </Place>
        <Place
          term={t('to')}
          phone={recipient_phone}
          text={[order.address, order.address_note].filter(Boolean).join(' · ')}
          more={customer.member_number && t('member', { number: customer.member_number })}
        >
          {recipient_name}
        </Place>
        <Place term={t('courier')} phone={courier_phone}>
          {courier_name ?? <span className="order-aside muted">{t('no_courier')}</span>}
        </Place>
        {(customer.phone !== recipient_phone || customer.name !== recipient_name) && (
          <Place term={t('customer')} phone={customer.phone}>
            {customer.name}
          </Place>
        )}
      </dl>
    </FormSection>
  );
};

interface Point {
  latitude: number;
  longitude: number;
}

/** Returns a place on the map; null if a provider does not know where it is. */
const placeOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const directionsFrom = (from: Point, to: Point) => {
  const route = `${from.latitude},${from.longitude};${to.latitude},${to.longitude}`;
  return `https://www.openstreetmap.org/directions?route=${encodeURIComponent(route)}`;
};

interface PlaceProps {
  term: string;
  phone: string | null;
  text?: string;
  more?: string | null;
  children: ReactNode;
}

const Place = ({ term, phone, text, more, children }: PlaceProps) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd>
      <b>{children}</b>
      {text && <span>{text}</span>}
      {more && <span>{more}</span>}
      {phone && <PhoneLink phone={phone} />}
    </dd>
  </div>
);
