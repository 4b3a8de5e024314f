import { Button } from '@mui/material';
import { MailQuestion } from 'lucide-react';
import { useCanAccess, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { useAction } from '../../dataProvider/useAction';
import { formatDate } from '../../i18n/dates';
import './admin.css';

/** That the person has not set a password yet, and the way to send the invitation again. */
export const Invitation = ({ record }: { record: Admin }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'admin', action: 'invite' });
  const invite = useAction(adminApi.invite);
  const send = () =>
    invite.mutate(
      { params: { id: record.id } },
      {
        onSuccess: ({ email }) => notify('resources.admin.invite_done', { type: 'success', messageArgs: { email } }),
        onError: error => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <div className="admin-note">
      <MailQuestion size={18} aria-hidden />
      <p>
        {translate('resources.admin.invited', { when: formatDate(record.invited_at, 'moment', locale) || '–' })}{' '}
        {canAccess && (
          <Button size="small" onClick={send} disabled={invite.isPending}>
            {translate(invite.isPending ? 'resources.admin.inviting' : 'resources.admin.invite')}
          </Button>
        )}
      </p>
    </div>
  );
};
