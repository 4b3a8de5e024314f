import { Printer } from 'lucide-react';
import { LinkBase, useLocaleState, useTranslate } from 'ra-core';
import { toLocalPhone } from '../../../contract/core/phone';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Moment } from '../../ui/Moment';
import { RecordActions } from '../../ui/RecordActions';
import { useNow } from '../../ui/useNow';
import { NextWork } from '../../ui/work/NextWork';
import { Due } from './Due';
import type { OrderPart } from './OrderPart';
import { OrderStatusChip } from './OrderStatusChip';
import { OrderSteps } from './OrderSteps';
import './orderHead.css';
import './orderPage.css';

const QUEUES: readonly WorkQueue[] = ['orders_action', 'refunds'];

/** Status, age and merchant of an order, with its actions; once one is taken, a link to the next waiting work. */
export const OrderHead = ({ isDecided, ...part }: OrderPart & { isDecided: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  const { translator } = useCatalogue();
  const { order } = part;
  const { recipient_name, recipient_phone, placed_at, channel } = order;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  return (
    <Card className="order-head">
      <div className="order-standing">
        <p>
          <OrderStatusChip status={order.status} />
          <Due order={order} now={now} told />
        </p>
        <p>
          <b>{recipient_name}</b>{' '}
          <span className="order-muted">
            · <a href={`tel:${recipient_phone}`}>{toLocalPhone(recipient_phone)}</a> ·{' '}
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
