import { useLocaleState, useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { now } from '../../contract/core/now';
import { currentSession, onSessionChange } from '../authProvider/session';
import { formatDate } from '../i18n/dates';
import { FormSection } from '../ui/form/FormSection';
import { PasswordForm } from './PasswordForm';
import './account.css';

const DAY_MS = 86_400_000;

/** Days until the password expires, and the form to change it. */
export const PasswordSection = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const days = useSyncExternalStore(onSessionChange, currentSession)?.user.password_days_left;
  const day = days === undefined ? '' : formatDate(now() + days * DAY_MS, 'day', locale);
  return (
    <FormSection title={translate('app.account.password.title')} text={translate('app.account.password.text')}>
      {days !== undefined && (
        <p className="account-hint field-wide">
          {translate(days < 0 ? 'app.account.password.ended' : 'app.account.password.left', { days, day })}
        </p>
      )}
      <PasswordForm />
    </FormSection>
  );
};
