import { Button } from '@mui/material';
import { RefreshCw, Users } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { DataCard } from './DataCard';
import { Papers } from './Papers';
import { RegistrationHead } from './RegistrationHead';
import { RegistrationTimeline } from './RegistrationTimeline';
import { usePresence } from './usePresence';
import { Warnings } from './Warnings';
import './registrationPage.css';

interface RegistrationPageProps {
  record: Registration;
  onReload: () => unknown;
}

/** A registration whole: its standing and what can be decided, papers beside their checklists, data, warnings, timeline. */
export const RegistrationPage = ({ record, onReload }: RegistrationPageProps) => {
  const translate = useTranslate();
  // What an answer brought stands until something newer was read.
  const [answered, setAnswered] = useState(record);
  const current = answered.version > record.version ? answered : record;
  const { viewers, newest } = usePresence(record.id, current.viewers);
  const t = (key: string, args?: object) => translate(`resources.registration.show.${key}`, args);
  const names = new Intl.ListFormat('id').format(viewers.map(({ name }) => name));
  const parts = { registration: current, onChange: setAnswered, onReload };
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
        <RegistrationHead {...parts} />
      </div>
      <div className="registration-main">
        <Papers {...parts} />
        <DataCard {...parts} />
      </div>
      <div className="registration-side">
        <Warnings registration={current} />
        <RegistrationTimeline events={current.events} />
      </div>
    </div>
  );
};
