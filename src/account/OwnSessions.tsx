import { LogOut } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { profileApi } from '../../contract/identity/profile';
import type { Session } from '../../contract/identity/session';
import { call } from '../dataProvider/call';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { Button } from '../ui/controls/Button';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { FormSection } from '../ui/form/FormSection';
import { DeviceList } from './DeviceList';
import { LoadError } from './LoadError';
import { Paged } from './Paged';

/** Sessions per page. */
const PAGE = 5;

/** The user's sessions; each can be ended, or all others at once. */
export const OwnSessions = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useEndpointQuery(profileApi.sessions);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const t = (key: string, args?: object) => translate(`app.account.sessions.${key}`, args);
  const others = (data ?? []).filter(({ is_current }) => !is_current);

  const end = async (what: string, act: () => Promise<void>) => {
    setBusy(what);
    try {
      await act();
      await refetch();
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(null);
      setConfirming(false);
    }
  };
  const endOne = ({ id, device }: Session) =>
    end(id, async () => {
      await call(profileApi.endSession, { params: { id } });
      notify('app.account.sessions.ended', { type: 'success', messageArgs: { device } });
    });
  const endOthers = () =>
    end('others', async () => {
      const { count } = await call(profileApi.endOtherSessions);
      notify('app.account.sessions.ended_others', { type: 'success', messageArgs: { count } });
    });

  return (
    <FormSection
      title={t('title')}
      text={t('text')}
      aside={
        others.length > 0 && (
          <Button size="small" startIcon={<LogOut />} onClick={() => setConfirming(true)}>
            {t('end_others')}
          </Button>
        )
      }
    >
      {error && <LoadError onRetry={refetch} />}
      <Paged items={data ?? []} size={PAGE} label={t('title')}>
        {shown => (
          <DeviceList
            sessions={shown}
            action={session =>
              !session.is_current && (
                <Button
                  size="small"
                  disabled={busy !== null}
                  aria-label={t('end_one', { device: session.device })}
                  onClick={() => void endOne(session)}
                >
                  {t('end')}
                </Button>
              )
            }
          />
        )}
      </Paged>
      <ConfirmDialog
        open={confirming}
        busy={busy !== null}
        danger
        title={t('confirm_title')}
        text={t('confirm_text')}
        cancel={t('cancel')}
        confirm={t('end_others')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void endOthers()}
      />
    </FormSection>
  );
};
