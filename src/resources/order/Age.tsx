import { TriangleAlert } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import { orderAge } from '../../../contract/order/orderDue';
import { formatDate, type Instant } from '../../i18n/dates';
import { Moment } from '../../ui/Moment';
import './age.css';

const DAY = 1_440;
const HOUR = 60;

interface AgeProps {
  order: { status_since: string; due_at: string | null };
  now: Date;
  /** Says until when the next step is due, too. */
  told?: boolean;
}

/** How long an order has been in its state: a bar against the time that there is for it, and the time in words. When it ended, of what is over. */
export const Age = ({ order, now, told = false }: AgeProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.age.${key}`, args);
  const { minutes, share, level } = orderAge(order, now);
  if (!order.due_at || share === null) return <Moment value={order.status_since} />;
  const parts = [
    ['days', Math.floor(minutes / DAY)],
    ['hours', Math.floor((minutes % DAY) / HOUR)],
    ['minutes', minutes % HOUR],
  ] as const;
  const first = Math.max(
    0,
    parts.findIndex(([, count]) => count > 0),
  );
  // an order a moment old: 0 m
  const shown = minutes === 0 ? parts.slice(2) : parts.slice(first, first + 2);
  const text = shown
    .filter(([, count], index) => index === 0 || count > 0)
    .map(([unit, count]) => t(unit, { count }))
    .join(' ');
  const until = t('due', { when: formatDate(order.due_at, sameDay(order.due_at, now) ? 'time' : 'moment', locale) });
  return (
    <span className="order-age" data-level={level} title={`${until} WIB`}>
      <span className="order-age-bar" aria-hidden>
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {level === 'late' && <TriangleAlert size={13} strokeWidth={2.25} aria-hidden />}
      {told ? `${text}, ${until}` : text}
      {level !== 'calm' && <span className="sr-only">, {t(level)}</span>}
    </span>
  );
};

const sameDay = (one: Instant, other: Instant) => jakartaDay(one) === jakartaDay(other);
