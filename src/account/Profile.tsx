import { Pencil } from 'lucide-react';
import { LinkBase, useLocaleState, useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { now } from '../../contract/core/now';
import { currentSession, onSessionChange } from '../authProvider/session';
import { formatDate } from '../i18n/dates';
import { Button } from '../ui/controls/Button';
import { Card } from '../ui/display/Card';
import { PersonAvatar } from '../ui/display/PersonAvatar';
import { FormSection } from '../ui/form/FormSection';
import { PasswordForm } from './PasswordForm';
import './account.css';
import './profile.css';

const DAY_MS = 86_400_000;

/** /profile: the user's card, the password's expiry, and the form to change it. */
const Profile = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const session = useSyncExternalStore(onSessionChange, currentSession);
  if (!session) return null;
  const { user, role } = session;
  const { password_days_left: days, is_password_expired: expired = false } = user;
  const t = (key: string, args?: object) => translate(`app.account.${key}`, args);
  const left = expired ? t('card.ended') : (days ?? 0) > 0 ? t('card.days', { days }) : t('card.last_day');
  const until = days === undefined ? '–' : `${left}, ${formatDate(now() + days * DAY_MS, 'day', locale)}`;
  return (
    <div className="account stack">
      <Card className="profile-card row wrap" aria-label={user.name}>
        <PersonAvatar name={user.name} photo={user.photo_url} size="large" />
        <div>
          <h2>{user.name}</h2>
          <p className="muted">{role?.name ?? t('details.no_role')}</p>
        </div>
        {!expired && (
          <Button component={LinkBase} to="/account" startIcon={<Pencil />}>
            {t('card.change')}
          </Button>
        )}
        <dl className="profile-facts">
          <div>
            <dt className="hint">{t('fields.email')}</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt className="hint">{t('fields.phone')}</dt>
            <dd>{user.phone || '–'}</dd>
          </div>
          <div>
            <dt className="hint">{t('card.valid')}</dt>
            <dd data-expired={expired || undefined}>{until}</dd>
          </div>
        </dl>
      </Card>
      <FormSection title={t('password.change')} text={t('password.text')}>
        <PasswordForm />
      </FormSection>
    </div>
  );
};

export default Profile;
