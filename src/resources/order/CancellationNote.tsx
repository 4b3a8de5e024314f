import { Ban } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order/orderRecord';
import { formatDate } from '../../i18n/dates';
import { formatMoney } from '../../i18n/numbers';
import { FormSection } from '../../ui/form/FormSection';
import { Note } from '../../ui/Note';
import { useCancellation } from './useCancellation';

/** Why and by whom an order was cancelled, and what is refunded to the customer. */
export const CancellationNote = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const cancellation = useCancellation(order);
  if (!cancellation) return null;
  const { actor_name, cancelled_at, why, refund } = cancellation;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.show.${key}`, args);
  const when = (at: string) => formatDate(at, 'moment', locale);
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
