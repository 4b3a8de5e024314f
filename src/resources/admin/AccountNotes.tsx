import { Info, MailQuestion, ShieldQuestion } from 'lucide-react';
import { LinkBase, useGetIdentity, useLocaleState } from 'ra-core';
import { useState } from 'react';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import type { Admin } from '../../../contract/identity/admin';
import { formatDate } from '../../i18n/dates';
import { useResourceText } from '../../i18n/useResourceText';
import { ActionButton } from '../../ui/ActionButton';
import { useReadOnly } from '../../ui/form/useReadOnly';
import { Note } from '../../ui/Note';
import { NextWork } from '../../ui/work/NextWork';

const QUEUES: readonly WorkQueue[] = ['role_requests'];

interface AccountNotesProps {
  record: Admin;
  /** Whether it is the signed-in user's account. */
  own: boolean;
}

/** Notes about an account: that it is the user's own, or waits for the invited person or for a second super admin. */
export const AccountNotes = ({
  record: { id, name, state, invited_at, version, role_request: request },
  own,
}: AccountNotesProps) => {
  const t = useResourceText();
  const [locale] = useLocaleState();
  const { identity } = useGetIdentity();
  const readOnly = useReadOnly();
  const isMine = request?.requested_by.id === identity?.id;
  const args = { name, role: request?.role.name, actor: isMine ? t('you') : request?.requested_by.name };
  const [isDecided, setDecided] = useState(false);
  const decision = { action: 'decideRole', size: 'small', args, onDone: () => setDecided(!isMine) } as const;
  return (
    <>
      {own && (
        <Note icon={Info}>
          {t('own')} <LinkBase to="/account">{t('own_link')}</LinkBase>
        </Note>
      )}
      {!readOnly && state === 'invited' && (
        <Note icon={MailQuestion}>
          {t('invited', { when: formatDate(invited_at, 'moment', locale) || '–' })}{' '}
          <ActionButton action="invite" size="small" />
        </Note>
      )}
      {!readOnly && request && (
        <Note
          icon={ShieldQuestion}
          actions={
            !own && (
              <>
                {!isMine && identity?.role === request.role.name && (
                  <ActionButton
                    {...decision}
                    words="approve"
                    body={{ approved: true, version }}
                    variant="contained"
                    danger
                  />
                )}
                <ActionButton
                  {...decision}
                  words={isMine ? 'withdraw' : 'reject'}
                  body={{ approved: false, version }}
                  variant="outlined"
                />
              </>
            )
          }
        >
          {t('request', { ...args, when: formatDate(request.requested_at, 'moment', locale) })}
        </Note>
      )}
      {isDecided && !request && (
        <div>
          <NextWork queues={QUEUES} done={id} />
        </div>
      )}
    </>
  );
};
