import { useLocaleState, useTranslate } from 'ra-core';
import type { Order, OrderComplaint } from '../../../contract/order/orderRecord';
import { formatDate } from '../../i18n/dates';
import { FormSection } from '../../ui/form/FormSection';
import { smallPicture } from '../../ui/smallPicture';
import './complaints.css';
import './orderPage.css';

/** Complaints with their photos and due times, and the resolution of earlier ones. */
export const Complaints = ({ order: { complaints } }: { order: Order }) => {
  const translate = useTranslate();
  return (
    <FormSection title={translate('resources.monitoring-order.show.complaint')}>
      <ul className="order-complaints">
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
  const moment = (instant: string) => formatDate(instant, 'moment', locale);
  return (
    <li>
      <div>
        <h3>{t(`choices.complaint.${reason_code}`)}</h3>
        {note && <blockquote>{note}</blockquote>}
        <p className="order-muted">
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
