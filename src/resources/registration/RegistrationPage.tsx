import { RefreshCw, Users } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { Button } from '../../ui/Button';
import { DataCard } from './DataCard';
import { Documents } from './Documents';
import { RegistrationHead } from './RegistrationHead';
import { RegistrationTimeline } from './RegistrationTimeline';
import { usePresence } from './usePresence';
import { Warnings } from './Warnings';
import './registrationPage.css';

interface RegistrationPageProps {
  record: Registration;
  onReload: () => unknown;
}

/** A registration's details: status and decisions, documents with checklists, data, warnings, timeline. */
export const RegistrationPage = ({ record, onReload }: RegistrationPageProps) => {
  const translate = useTranslate();
  // Shows the last response until something newer has been fetched.
  const [answered, setAnswered] = useState(record);
  const current = answered.version > record.version ? answered : record;
  const [isDecided, setDecided] = useState(false);
  const { viewers, newest } = usePresence(record.id, current.viewers);
  const t = (key: string, args?: object) => translate(`resources.registration.show.${key}`, args);
  const names = new Intl.ListFormat('id').format(viewers.map(({ name }) => name));
  const take = (answer: Registration | null) => answer && setAnswered(answer);
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
          onChange={answer => {
            take(answer);
            setDecided(answer?.status !== 'document_review');
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
