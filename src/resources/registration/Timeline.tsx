import { useLocaleState, useTranslate } from 'ra-core';
import type { RegistrationEvent } from '../../../contract/registration/registrationRecord';
import { formatDate } from '../../i18n/dates';
import { FormSection } from '../../ui/form/FormSection';

/** What happened to a registration, newest first, with who did it and what was said. */
export const Timeline = ({ events }: { events: readonly RegistrationEvent[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const word = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const titleOf = ({ from_status, to_status }: RegistrationEvent) => {
    if (from_status === to_status) return word('show.changed');
    if (from_status === 'revision_requested' && to_status === 'submitted') return word('show.resubmitted');
    return to_status === 'draft' ? word('show.started') : word(`choices.status.${to_status}`);
  };
  return (
    <FormSection title={word('show.timeline')}>
      <ol className="registration-timeline">
        {events.map(event => (
          <li key={event.id}>
            <b>{titleOf(event)}</b>
            <span>
              <time dateTime={event.created_at} title={formatDate(event.created_at, 'full', locale)}>
                {formatDate(event.created_at, 'moment', locale)}
              </time>{' '}
              · {event.actor_name}
            </span>
            {(event.reason_code || event.note) && (
              <p>
                {event.reason_code && word(`choices.reason.${event.reason_code}`)}
                {event.reason_code && event.note && '. '}
                {event.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </FormSection>
  );
};
