import { Button } from '@mui/material';
import { LogOut, ShieldOff } from 'lucide-react';
import { useCanAccess, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { DeviceList } from '../../account/DeviceList';
import { isGivenUp, withPassword } from '../../account/passwordGate';
import { call } from '../../dataProvider/call';
import { useAction } from '../../dataProvider/useAction';
import { useAnswer } from '../../dataProvider/useAnswer';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormSection } from '../../ui/form/FormSection';
import './admin.css';

type Question = 'sessions' | 'factor';

/** Where an account is signed in, and the two things that end it: all sessions, or the second factor of who lost the phone. */
export const AdminSessions = ({ record, own }: { record: Admin; own: boolean }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, name } = record;
  const { data, error, refetch } = useAnswer(adminApi.sessions, { params: { id } });
  const { canAccess: mayEnd } = useCanAccess({ resource: 'admin', action: 'endSessions' });
  const endSessions = useAction(adminApi.endSessions);
  const [asked, ask] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const t = (key: string, args?: object) => translate(`resources.admin.${key}`, { name, ...args });

  const act = async (question: Question) => {
    setBusy(true);
    try {
      if (question === 'sessions') {
        const { count } = await endSessions.mutateAsync({ params: { id } });
        notify('resources.admin.sessions.ended', { type: 'success', messageArgs: { count } });
      } else {
        await withPassword(() => call(adminApi.endSecondFactor, { params: { id } }));
        notify('resources.admin.factor.done', { type: 'success', messageArgs: { name } });
      }
      await refetch();
    } catch (failure) {
      if (!isGivenUp(failure)) notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      ask(null);
    }
  };

  const sessions = data?.list ?? [];
  return (
    <FormSection
      title={t('sections.sessions')}
      text={t('sections.sessions_text')}
      aside={
        mayEnd &&
        !own && (
          <>
            {record.has_second_factor && (
              <Button size="small" startIcon={<ShieldOff />} onClick={() => ask('factor')}>
                {t('factor.end')}
              </Button>
            )}
            {sessions.length > 0 && (
              <Button size="small" startIcon={<LogOut />} onClick={() => ask('sessions')}>
                {t('sessions.end')}
              </Button>
            )}
          </>
        )
      }
    >
      {error ? (
        <p className="admin-none">{t('sessions.failed')}</p>
      ) : data && sessions.length === 0 ? (
        <p className="admin-none">{t('sessions.none')}</p>
      ) : (
        <DeviceList sessions={sessions} />
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        busy={busy}
        title={asked === 'factor' ? t('factor.title') : t('sessions.end_title')}
        text={asked === 'factor' ? t('factor.text') : t('sessions.end_text')}
        cancel={t('sessions.cancel')}
        confirm={asked === 'factor' ? t('factor.end') : t('sessions.end')}
        onCancel={() => ask(null)}
        onConfirm={() => asked && act(asked)}
      />
    </FormSection>
  );
};
