import { useTranslate } from 'ra-core';
import type { RegistrationEvent } from '../../../contract/registration/registrationRecord';
import { Timeline } from '../../ui/Timeline';

/** Timeline of a registration. */
export const RegistrationTimeline = ({ events }: { events: readonly RegistrationEvent[] }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const titleOf = ({ from_status, to_status }: RegistrationEvent) => {
    if (from_status === to_status) return t('show.changed');
    if (from_status === 'revision_requested' && to_status === 'submitted') return t('show.resubmitted');
    return to_status === 'draft' ? t('show.started') : t(`choices.status.${to_status}`);
  };
  return (
    <Timeline
      title={t('show.timeline')}
      events={events.map(event => ({
        id: event.id,
        title: titleOf(event),
        at: event.created_at,
        by: event.actor_name,
        note: [event.reason_code && t(`choices.reason.${event.reason_code}`), event.note].filter(Boolean).join('. '),
      }))}
    />
  );
};
