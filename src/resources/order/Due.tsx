import { TriangleAlert } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../contract/core/days';
import { orderAge } from '../../../contract/order/orderDue';
import { formatDate, type Instant } from '../../i18n/dates';
import { Moment } from '../../ui/display/Moment';
import { useSpanText } from '../../ui/display/useSpanText';
import './due.css';

interface DueProps {
  order: { status_since: string | null; due_at: string | null };
  now: Date;
  /** Whether to show the exact time as well. */
  told?: boolean;
}

/**
 * Time left until an order's next step is due, with a bar relative to its time limit, or how long it is overdue; for finished orders the
 * time they ended.
 */
export const Due = ({ order, now, told = false }: DueProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.due.${key}`, args);
  const spanText = useSpanText();
  const { share, level } = orderAge(order, now);
  if (!order.due_at) return <Moment value={order.status_since} />;
  const text = spanText(Date.parse(order.due_at) - now.getTime());
  const until = t('at', { when: formatDate(order.due_at, sameDay(order.due_at, now) ? 'time' : 'moment', locale) });
  return (
    <span className="order-due figures" data-level={level} title={`${until} WIB`}>
      {level === 'late' ? (
        <TriangleAlert size={13} strokeWidth={2.25} aria-hidden />
      ) : (
        share !== null && (
          <span className="order-due-bar" aria-hidden>
            <i style={{ width: `${Math.round(share * 100)}%` }} />
          </span>
        )
      )}
      {told ? `${text}, ${until}` : text}
      {level === 'soon' && <span className="sr-only">, {t('soon')}</span>}
    </span>
  );
};

const sameDay = (one: Instant, other: Instant) => jakartaDay(one) === jakartaDay(other);
