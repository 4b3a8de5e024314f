import { Check, CircleHelp } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { now } from '../../contract/core/now';
import { permissionApi } from '../../contract/identity/permission';
import { profileApi } from '../../contract/identity/profile';
import { secondFactorApi } from '../../contract/identity/secondFactor';
import type { Slug } from '../../contract/rights/permissions';
import { secondFactorIsMissing } from '../authProvider/passwordState';
import { currentSession, onSessionChange } from '../authProvider/session';
import { useAuditMessages } from '../catalogue/useAuditMessages';
import { isOffered } from '../dataProvider/isOffered';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { formatDate } from '../i18n/dates';
import { useRightMessages } from '../i18n/useRightMessages';
import { Moment } from '../ui/display/Moment';
import { FormSection } from '../ui/form/FormSection';
import { FormSkeleton } from '../ui/form/FormSkeleton';
import { Failed } from '../ui/states/Failed';
import { AccessExplanationDialog } from './AccessExplanationDialog';
import { DetailsForm } from './DetailsForm';
import { LoadError } from './LoadError';
import { OwnSessions } from './OwnSessions';
import { Paged } from './Paged';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import './account.css';
import './activity.css';
import './ownRights.css';

/** /account: the user's own settings. While a required second factor is missing, only its setup is shown. */
const Account = () => {
  const { data, error, refetch } = useEndpointQuery(profileApi.get);
  if (secondFactorIsMissing()) return <SecondFactorWanted />;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <FormSkeleton />;
  return (
    <div className="account stack">
      <DetailsForm key={data.version} profile={data} onStale={refetch} />
      <PasswordSection />
      {isOffered(secondFactorApi.state) && <SecondFactor />}
      {isOffered(profileApi.sessions) && <OwnSessions />}
      <OwnRights />
      {isOffered(profileApi.activity) && <Activity />}
    </div>
  );
};

export default Account;

/** Replaces every page while the role requires a second factor that is not set up yet. */
const SecondFactorWanted = () => {
  const translate = useTranslate();
  return (
    <div className="account stack">
      <section>
        <h2 className="account-title">{translate('app.account.factor.wanted_title')}</h2>
        <p className="account-hint muted">{translate('app.account.factor.wanted_text')}</p>
      </section>
      {/* A full page load: the new session is no longer restricted. */}
      <SecondFactor onEnabled={() => location.assign('/dashboard')} />
    </div>
  );
};

const DAY_MS = 86_400_000;

/** Days until the password expires, and the form to change it. */
const PasswordSection = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const days = useSyncExternalStore(onSessionChange, currentSession)?.user.password_days_left;
  const day = days === undefined ? '' : formatDate(now() + days * DAY_MS, 'day', locale);
  return (
    <FormSection title={translate('app.account.password.title')} text={translate('app.account.password.text')}>
      {days !== undefined && (
        <p className="account-hint muted field-wide">
          {translate(days < 0 ? 'app.account.password.ended' : 'app.account.password.left', { days, day })}
        </p>
      )}
      <PasswordForm />
    </FormSection>
  );
};

/** The most entries that the call returns at once. */
const LATEST = '[0,99]';
const PAGE = 10;

/** Recent activity of the account. */
const Activity = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useEndpointQuery(profileApi.activity, { query: { range: LATEST } });
  const { action, entity } = useAuditMessages();
  const t = (key: string) => translate(`app.account.activity.${key}`);
  return (
    <FormSection title={t('title')} text={t('text')}>
      {error && <LoadError onRetry={refetch} />}
      {data?.length === 0 && <p className="account-hint muted field-wide">{t('none')}</p>}
      {data && data.length > 0 && (
        <Paged items={data} size={PAGE} label={t('title')}>
          {shown => (
            <div className="activity field-wide">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('when')}</th>
                    <th scope="col">{t('what')}</th>
                    <th scope="col">{t('on')}</th>
                    <th scope="col">{t('from')}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ id, at, action: done, entity: kind, label, ip }) => (
                    <tr key={id}>
                      <td>
                        <Moment value={at} />
                      </td>
                      <td>{action(done, kind)}</td>
                      <td>
                        {entity(kind)}
                        {label && `: ${label}`}
                      </td>
                      <td>{ip ?? '–'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Paged>
      )}
    </FormSection>
  );
};

/** All of the console's permissions by menu entry: which ones the user holds, and why the others are missing. */
const OwnRights = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useEndpointQuery(permissionApi.all);
  const messages = useRightMessages();
  const [asked, ask] = useState<string | null>(null);
  const held = new Set<string>(currentSession()?.permissions ?? []);
  const t = (key: string, args?: object) => translate(`app.account.rights.${key}`, args);
  const groups = data?.groups ?? [];
  const all = groups.reduce((sum, { permissions }) => sum + permissions.length, 0);
  const countOf = (slugs: readonly { permission_slug: string }[]) =>
    slugs.filter(({ permission_slug }) => held.has(permission_slug)).length;
  return (
    <FormSection
      title={t('title')}
      text={t('text')}
      aside={data && <span className="account-hint muted">{t('count', { count: held.size, all })}</span>}
    >
      {error && <LoadError onRetry={refetch} />}
      <div className="own-rights stack gap-4 field-wide">
        {groups.map(({ permission_group, label, permissions }) => (
          <details key={permission_group}>
            <summary>
              {messages.group(permission_group, label)}{' '}
              <span>{t('of', { count: countOf(permissions), all: permissions.length })}</span>
            </summary>
            <ul>
              {permissions.map(({ permission_slug, label: called }) => (
                <li className="row" key={permission_slug}>
                  {held.has(permission_slug) ? (
                    <>
                      <Check size={16} strokeWidth={2} aria-hidden />
                      {messages.right(permission_slug, called)} <span className="sr-only">({t('held')})</span>
                    </>
                  ) : (
                    <button type="button" onClick={() => ask(permission_slug)}>
                      <CircleHelp size={16} aria-hidden />
                      {messages.right(permission_slug, called)} <span>{t('why_short')}</span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <AccessExplanationDialog slug={asked as Slug | null} onClose={() => ask(null)} />
    </FormSection>
  );
};
