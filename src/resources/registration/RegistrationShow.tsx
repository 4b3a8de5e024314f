import { RefreshCw, TriangleAlert, Users } from 'lucide-react';
import { type RaRecord, useCanAccess, useRouterProvider, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import { registrationApi } from '../../../contract/registration/registrationApi';
import type { Registration, RegistrationEvent } from '../../../contract/registration/registrationRecord';
import { awaitsStaff } from '../../../contract/registration/registrationSteps';
import { call } from '../../dataProvider/call';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { Timeline } from '../../ui/display/Timeline';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { DataCard } from './DataCard';
import { Documents } from './Documents';
import { RegistrationHead } from './RegistrationHead';
import './registrationPage.css';
import './warnings.css';

const RegistrationShow = () => (
  <ResourceShow<Registration & RaRecord> whole="documents" titled>
    {(registration, reload) => <RegistrationPage key={registration.id} record={registration} onReload={reload} />}
  </ResourceShow>
);

export default RegistrationShow;

interface RegistrationPageProps {
  record: Registration;
  onReload: () => unknown;
}

/** A registration's details: status and decisions, documents with checklists, data, warnings, timeline. */
const RegistrationPage = ({ record, onReload }: RegistrationPageProps) => {
  const translate = useTranslate();
  // Shows the last response until something newer has been fetched.
  const [answered, setAnswered] = useState(record);
  const current = answered.version > record.version ? answered : record;
  const [isDecided, setDecided] = useState(false);
  const { viewers, newest } = usePresence(record.id, current.viewers);
  const t = (key: string, args?: object) => translate(`resources.registration.show.${key}`, args);
  const names = new Intl.ListFormat('id').format(viewers.map(({ name }) => name));
  const take = (response: Registration | null) => response && setAnswered(response);
  const parts = { registration: current, onChange: take, onReload };
  return (
    <div className="registration">
      <div className="registration-top">
        {viewers.length > 0 && (
          <p className="registration-note" role="status">
            <Users size={18} aria-hidden />
            {t('presence', { names })}
          </p>
        )}
        {newest > current.version && (
          <p className="registration-note" role="status">
            <RefreshCw size={18} aria-hidden />
            {t('newer')}
            <Button size="small" onClick={() => onReload()}>
              {t('reload')}
            </Button>
          </p>
        )}
        <RegistrationHead
          {...parts}
          isDecided={isDecided}
          onChange={response => {
            take(response);
            setDecided(response?.status !== 'document_review');
          }}
        />
      </div>
      <div className="registration-main">
        <Documents {...parts} />
        <DataCard {...parts} />
      </div>
      <div className="registration-side">
        <Warnings registration={current} />
        <RegistrationTimeline events={current.events} />
      </div>
    </div>
  );
};

/** Timeline of a registration. */
const RegistrationTimeline = ({ events }: { events: readonly RegistrationEvent[] }) => {
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

const BEAT_MS = 15_000;

/** Reports the page as open, and returns its other viewers and the newest version. */
function usePresence(id: string, known: Registration['viewers']) {
  const [presence, setPresence] = useState({ viewers: known, newest: 0 });
  useEffect(() => {
    let open = true;
    const params = { id };
    // best effort: nothing depends on it, and it fails in a read-only session or without network
    const beat = () =>
      call(registrationApi.present, { params }).then(
        ({ viewers, version }) => open && setPresence({ viewers, newest: version }),
        () => undefined,
      );
    void beat();
    const timer = window.setInterval(beat, BEAT_MS);
    return () => {
      open = false;
      window.clearInterval(timer);
      call(registrationApi.leave, { params }).catch(() => undefined);
    };
  }, [id]);
  return presence;
}

const DAY_MS = 86_400_000;
/** Documents that expire within this many days are flagged. */
const SOON_DAYS = 60;

/** Warnings before a decision; they do not block it, and are hidden afterwards. */
const Warnings = ({ registration }: { registration: Registration }) => {
  const translate = useTranslate();
  const { Link } = useRouterProvider();
  const { canAccess: seesMerchants } = useCanAccess({ resource: 'merchant', action: 'show' });
  const { status, documents, duplicates, neighbours } = registration;
  if (!awaitsStaff(status)) return null;
  const t = (key: string, args?: object) => translate(`resources.registration.warnings.${key}`, args);
  const today = jakartaDay();
  const ending = documents.flatMap(({ id, type_code, expires_on }) => {
    const days = expires_on ? Math.round((Date.parse(expires_on) - Date.parse(today)) / DAY_MS) : SOON_DAYS + 1;
    const name = t(`things.${type_code}`, { _: translate(`resources.registration.choices.document.${type_code}`) });
    const kind = days < 0 ? 'expired' : 'expires';
    const title = t(days === 0 ? 'expires_today' : kind, { name, days });
    return days > SOON_DAYS ? [] : [{ key: id, title, text: t(`${kind}_text`), to: null }];
  });
  const visit = registration.requires_field_verification && status === 'document_review';
  const all = [
    ...(visit ? [{ key: 'visit', title: t('visit'), text: t('visit_text'), to: null }] : []),
    ...ending,
    ...duplicates.map(({ by, entity, id, name, number }) => ({
      key: id,
      title: t(by === 'phone' ? 'duplicate_phone' : 'duplicate_id', { name: `${name} (${number})` }),
      text: t('duplicate_text'),
      to:
        entity === 'registration'
          ? `/merchant/registration/${id}`
          : seesMerchants
            ? `/merchant/registered/${id}`
            : null,
    })),
    ...neighbours.map(({ id, name, metres }) => ({
      key: `near ${id}`,
      title: t('near', { name, metres: formatNumber(metres) }),
      text: t('near_text'),
      to: seesMerchants ? `/merchant/registered/${id}` : null,
    })),
  ];
  if (all.length === 0) return null;
  return (
    <ul className="registration-warnings stack gap-8">
      {all.map(({ key, title, text, to }) => (
        <li key={key}>
          <TriangleAlert size={18} aria-hidden />
          <p>
            <b>{title}</b> {text} {to && <Link to={to}>{t('open')}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
};
