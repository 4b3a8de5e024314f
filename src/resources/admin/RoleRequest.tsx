import { Button } from '@mui/material';
import { ShieldQuestion } from 'lucide-react';
import { useCanAccess, useGetIdentity, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { isCancelled, withPassword } from '../../account/passwordGate';
import { useAction } from '../../dataProvider/useAction';
import { formatDate } from '../../i18n/dates';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import './admin.css';

interface RoleRequestProps {
  record: Admin;
  request: NonNullable<Admin['role_request']>;
  /** The signed-in person's account. */
  own: boolean;
}

/** The super admins' role that waits for a second one, with the decision for who may make it. */
export const RoleRequest = ({ record: { id, name }, request, own }: RoleRequestProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'admin', action: 'decideRole' });
  const decide = useAction(adminApi.decideRole);
  const [asked, ask] = useState<'approve' | 'reject' | null>(null);
  const isMine = request.requested_by.id === identity?.id;
  const words = { name, role: request.role.name, actor: request.requested_by.name };
  const t = (key: string) =>
    translate(`resources.admin.request.${key}`, {
      ...words,
      when: formatDate(request.requested_at, 'moment', locale),
    });
  const back = isMine ? 'withdraw' : 'reject';

  const send = async (approved: boolean) => {
    try {
      await withPassword(() => decide.mutateAsync({ params: { id }, body: { approved } }));
      notify(`resources.admin.request.${approved ? 'approved' : 'rejected'}`, { type: 'success', messageArgs: words });
    } catch (failure) {
      if (!isCancelled(failure)) notify((failure as Error).message, { type: 'error' });
    } finally {
      ask(null);
    }
  };

  return (
    <div className="admin-note">
      <ShieldQuestion size={18} aria-hidden />
      <div>
        <p>{t(isMine ? 'own' : 'text')}</p>
        {canAccess && !own && (
          <p className="admin-decision">
            {!isMine && (
              <Button size="small" variant="contained" onClick={() => ask('approve')}>
                {t('approve')}
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => ask('reject')}>
              {t(back)}
            </Button>
          </p>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'approve' ? 'approve_title' : `${back}_title`)}
        text={t(asked === 'approve' ? 'approve_text' : 'reject_text')}
        cancel={t('cancel')}
        confirm={t(asked === 'approve' ? 'approve' : back)}
        danger={asked === 'approve'}
        busy={decide.isPending}
        onCancel={() => ask(null)}
        onConfirm={() => send(asked === 'approve')}
      />
    </div>
  );
};
