import { Check, CircleHelp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { permissionApi } from '../../contract/identity/permission';
import type { Slug } from '../../contract/rights/permissions';
import { currentSession } from '../authProvider/session';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { useRightMessages } from '../i18n/useRightMessages';
import { FormSection } from '../ui/form/FormSection';
import { AccessExplanationDialog } from './AccessExplanationDialog';
import { LoadError } from './LoadError';
import './account.css';
import './ownRights.css';

/** All of the console's permissions by menu entry: which ones the user holds, and why the others are missing. */
export const OwnRights = () => {
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
      aside={data && <span className="account-hint">{t('count', { count: held.size, all })}</span>}
    >
      {error && <LoadError onRetry={refetch} />}
      <div className="own-rights field-wide">
        {groups.map(({ permission_group, label, permissions }) => (
          <details key={permission_group}>
            <summary>
              {messages.group(permission_group, label)}{' '}
              <span>{t('of', { count: countOf(permissions), all: permissions.length })}</span>
            </summary>
            <ul>
              {permissions.map(({ permission_slug, label: called }) => (
                <li key={permission_slug}>
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
