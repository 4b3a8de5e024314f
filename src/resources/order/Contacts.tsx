import { MessageCircle, Phone } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { phoneKind, toLocalPhone } from '../../../contract/core/phone';
import type { Order } from '../../../contract/order/orderRecord';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { Button } from '../../ui/controls/Button';
import { contactLink } from '../../ui/display/contactLink';
import { FormSection } from '../../ui/form/FormSection';
import './contacts.css';

/** Statuses in which somebody must be contacted before the order can proceed; nothing is shown for others. */
const ASKING: Partial<Record<OrderStatus, string>> = {
  rejected_by_merchant: 'rejected',
  delivery_failed: 'undelivered',
  complaint_submitted: 'complaint',
  complaint_in_review: 'complaint',
};

/** For a stalled order: the cause, the options, and whom to call or write to, with a prepared message. */
export const Contacts = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const asking = ASKING[order.status];
  if (!asking) return null;
  const { number, recipient_name, recipient_phone, courier_name, courier_phone, merchant, customer, events } = order;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.contact.${key}`, args);
  const words = { number, name: recipient_name, merchant: merchant.name };
  const stop = events.find(({ to_status }) => to_status === order.status);
  const reason =
    stop?.reason_code &&
    asking !== 'complaint' &&
    translate(`resources.monitoring-order.choices.reason.${stop.reason_code}`);
  const people = [
    { key: 'customer', name: recipient_name, phone: recipient_phone, text: t(`${asking}.customer`, words) },
    ...(customer.phone === recipient_phone
      ? []
      : [
          {
            key: 'buyer',
            name: customer.name,
            phone: customer.phone,
            text: t(`${asking}.customer`, { ...words, name: customer.name }),
          },
        ]),
    { key: 'merchant', name: merchant.name, phone: merchant.phone, text: t(`${asking}.merchant`, words) },
    ...(asking === 'undelivered' && courier_phone
      ? [{ key: 'courier', name: courier_name ?? '', phone: courier_phone, text: t('undelivered.courier', words) }]
      : []),
  ].filter(({ phone }) => phone !== '');
  return (
    <FormSection
      title={t(`${asking}.title`)}
      text={[reason && `${reason}.`, t(`${asking}.text`)].filter(Boolean).join(' ')}
    >
      <ul className="order-contacts stack gap-12">
        {people.map(({ key, name, phone, text }) => {
          const chat = phoneKind(phone) === 'mobile' && contactLink(phone, text);
          return (
            <li className="row wrap" key={key}>
              <span>
                <b>{name}</b>
                <small>
                  {t(key)} · {toLocalPhone(phone)}
                </small>
              </span>
              <Button size="small" variant="outlined" startIcon={<Phone />} href={`tel:${phone}`}>
                {t('call')}
                <span className="sr-only"> {name}</span>
              </Button>
              {chat && (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<MessageCircle />}
                  href={chat}
                  target="_blank"
                  rel="noreferrer"
                  title={text}
                >
                  WhatsApp
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
};
