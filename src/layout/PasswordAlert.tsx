import { KeyRound, X } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { PASSWORD_EXPIRING_DAYS } from '../../contract/constants';
import { now } from '../../contract/core/now';
import { currentSession, onSessionChange } from '../authProvider/session';
import { formatDate } from '../i18n/dates';
import './passwordAlert.css';

const DAY_MS = 86_400_000;

/** The floating red button, with its toast, for a password that has expired or will within 15 days (point 2). */
export const PasswordAlert = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { password_days_left: days, is_password_expired: expired } =
    useSyncExternalStore(onSessionChange, currentSession)?.user ?? {};
  // a remote provider may report that it has expired without saying when
  const left = expired ? 0 : days;
  if (left === undefined || left > PASSWORD_EXPIRING_DAYS) return null;
  const title = translate(expired ? 'app.password.expired' : 'app.password.expiring', { days: left });
  const day = formatDate(now() + left * DAY_MS, 'day', locale);
  return (
    <aside className="pw" aria-label={translate('app.password.alert')}>
      {open && (
        <section className="pw-toast" id={id} aria-label={title}>
          <header>
            <KeyRound size={18} aria-hidden="true" />
            <b>{title}</b>
            <button type="button" aria-label={translate('app.password.close')} onClick={() => setOpen(false)}>
              <X size={16} aria-hidden="true" />
            </button>
          </header>
          <p role="status">
            {translate(expired ? 'app.password.expired_text' : 'app.password.expiring_text', { day })}{' '}
            <Link to="/profile" onClick={() => setOpen(false)}>
              {translate('app.password.change')}
            </Link>
          </p>
        </section>
      )}
      <button
        type="button"
        className="pw-button"
        aria-label={title}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <KeyRound size={20} aria-hidden="true" />
      </button>
    </aside>
  );
};
