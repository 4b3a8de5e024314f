import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { seeAsApi } from '../../contract/identity/seeAs';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { useRightMessages } from '../i18n/useRightMessages';
import { Button } from '../ui/controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/material/overlays';
import './accessExplanation.css';

/** 'Mengapa saya tidak bisa?' for one permission. */
export const AccessExplanationDialog = ({ slug, onClose }: { slug: string | null; onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={slug !== null} onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`}>{translate('app.account.why.title')}</DialogTitle>
      <DialogContent>{slug && <AccessExplanation slug={slug} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.account.why.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Explains why the user may not do something: the missing permission, the roles that include it, and who can grant those. */
const AccessExplanation = ({ slug }: { slug: string }) => {
  const translate = useTranslate();
  const { data, error } = useEndpointQuery(seeAsApi.explain, { params: { slug } });
  const messages = useRightMessages();
  const t = (key: string, args?: object) => translate(`app.account.why.${key}`, args);
  if (error) return <span role="alert">{error.message}</span>;
  if (!data) return <span role="status">{t('loading')}</span>;
  const { held, roles, granters } = data;
  const label = messages.right(slug, data.label);
  const group = messages.group(data.group_code, data.group_label);
  const mail = (email: string) =>
    `mailto:${email}?subject=${encodeURIComponent(t('mail_subject', { label }))}&body=${encodeURIComponent(
      t('mail_body', { label, slug }),
    )}`;
  return (
    <div className="why stack gap-8">
      <p>{t(held ? 'held' : 'missing', { label, group })}</p>
      {!held && (
        <>
          <p>{roles.length > 0 ? t('roles', { roles: roles.map(({ name }) => name).join(', ') }) : t('no_roles')}</p>
          {granters.length > 0 ? (
            <div>
              <p>{t('granters')}</p>
              <ul>
                {granters.map(({ name, email }) => (
                  <li key={email}>
                    {name} <a href={mail(email)}>{email}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <p>{t('no_granters')}</p>
          )}
        </>
      )}
    </div>
  );
};
