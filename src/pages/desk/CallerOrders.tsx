import { useLocaleState, useTranslate } from 'ra-core';
import { memo } from 'react';
import type { Caller, EarlierOrder } from '../../../contract/desk/caller';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/Button';
import { PersonAvatar } from '../../ui/PersonAvatar';
import './callerOrders.css';

const MOST = 3;

interface CallerOrdersProps {
  caller: Caller;
  onAgain: (order: EarlierOrder) => unknown;
}

/** A known customer with their last orders, each of which can be placed again. */
export const CallerOrders = memo(({ caller, onAgain }: CallerOrdersProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`pages.desk.caller.${key}`, args);
  const { name, member_number, points, created_at, orders } = caller;
  return (
    <>
      <div className="caller">
        <PersonAvatar name={name} />
        <div>
          <strong>{name}</strong>
          <span className="desk-muted">
            {member_number
              ? t('member', { points: formatNumber(points) })
              : t('since', { month: formatDate(created_at, 'month', locale) })}
          </span>
        </div>
      </div>
      {orders.length === 0 ? (
        <p className="desk-muted">{t('no_orders')}</p>
      ) : (
        <ul className="caller-orders" aria-label={t('orders')}>
          {orders.slice(0, MOST).map((order, index) => {
            const day = formatDate(order.placed_at, 'short', locale);
            const goods = order.items.map(item => `${item.name} × ${formatNumber(item.quantity)}`).join(', ');
            return (
              <li key={order.id}>
                <span className="caller-goods">
                  {goods}
                  <small>{order.merchant_name}</small>
                </span>
                <span className="desk-muted">{day}</span>
                <Button
                  size="small"
                  data-desk={index === 0 ? 'again' : undefined}
                  aria-label={t('again_label', { day, goods })}
                  onClick={() => onAgain(order)}
                >
                  {t('again')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
});
