import { Check, Copy, Download, ShieldOff } from 'lucide-react';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type SecondFactorSetup, secondFactorApi } from '../../contract/identity/secondFactor';
import { updateUser } from '../authProvider/session';
import { call } from '../dataProvider/call';
import { isCancelled, withPassword } from '../dataProvider/passwordGate';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';
import { formatDate } from '../i18n/dates';
import { Button } from '../ui/controls/Button';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { FormSection } from '../ui/form/FormSection';
import { StatusChip } from '../ui/list/cells/StatusChip';
import { LoadError } from './LoadError';
import { SecondFactorSetupForm } from './SecondFactorSetupForm';
import './secondFactor.css';

type Question = 'disable' | 'renew';

/** The second factor: status, setup, new recovery codes, disabling it. */
export const SecondFactor = ({ onEnabled }: { onEnabled?: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const { data: state, error, refetch } = useEndpointQuery(secondFactorApi.state);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asked, ask] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);
  const t = (key: string, args?: object) => translate(`app.account.factor.${key}`, args);

  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (!isCancelled(failure)) notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      ask(null);
    }
  };
  const enabled = (isOn: boolean) =>
    state && updateUser({ second_factor: { enabled: isOn, required: state.required } });
  const begin = () => act(async () => setSetup(await withPassword(() => call(secondFactorApi.setup, { body: {} }))));
  const confirm = async (code: string) => {
    const { recovery_codes } = await call(secondFactorApi.confirm, { body: { code } });
    setSetup(null);
    setCodes(recovery_codes);
    await refetch();
  };
  const disable = () =>
    act(async () => {
      await withPassword(() => call(secondFactorApi.disable, { body: {} }));
      enabled(false);
      notify('app.account.factor.disabled', { type: 'success' });
      await refetch();
    });
  const renew = () =>
    act(async () => {
      const { recovery_codes } = await withPassword(() => call(secondFactorApi.renewRecoveryCodes, { body: {} }));
      setCodes(recovery_codes);
      await refetch();
    });
  const kept = () => {
    setCodes(null);
    enabled(true);
    onEnabled?.();
  };

  return (
    <FormSection
      title={t('title')}
      text={t('text')}
      aside={
        state && (
          <StatusChip
            tone={state.enabled ? 'success' : 'neutral'}
            icon={state.enabled ? Check : ShieldOff}
            label={t(state.enabled ? 'is_on' : 'is_off')}
          />
        )
      }
    >
      {error && <LoadError onRetry={refetch} />}
      {state && !setup && !codes && (
        <div className="factor field-wide">
          <p>
            {state.enabled
              ? t('on', {
                  when: formatDate(state.enabled_at, 'day', locale),
                  count: state.recovery_codes_left,
                })
              : t('off')}{' '}
            {state.required && t('required')}
          </p>
          {state.enabled ? (
            <div className="factor-actions">
              <Button onClick={() => ask('renew')} disabled={busy}>
                {t('renew')}
              </Button>
              {!state.required && (
                <Button color="error" onClick={() => ask('disable')} disabled={busy}>
                  {t('disable')}
                </Button>
              )}
            </div>
          ) : (
            <div className="factor-actions">
              <Button variant="contained" onClick={() => void begin()} disabled={busy}>
                {t('begin')}
              </Button>
            </div>
          )}
        </div>
      )}
      {setup && <SecondFactorSetupForm setup={setup} onConfirm={confirm} onCancel={() => setSetup(null)} />}
      {codes && <RecoveryCodes codes={codes} onDone={kept} />}
      <ConfirmDialog
        open={asked !== null}
        busy={busy}
        danger={asked === 'disable'}
        title={t(asked === 'renew' ? 'renew_title' : 'disable_title')}
        text={t(asked === 'renew' ? 'renew_text' : 'disable_text')}
        cancel={t('cancel')}
        confirm={t(asked === 'renew' ? 'renew' : 'disable')}
        onCancel={() => ask(null)}
        onConfirm={() => void (asked === 'renew' ? renew() : disable())}
      />
    </FormSection>
  );
};

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown only once, with buttons to copy or download them. */
const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const t = (key: string) => translate(`app.account.factor.${key}`);
  const text = `${codes.join('\n')}\n`;
  const Icon = copied ? Check : Copy;
  const save = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: t('file') }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="factor field-wide" role="status">
      <p>
        <b>{t('codes_title')}</b>
      </p>
      <p>{t('codes_text')}</p>
      <ol className="recovery">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="factor-actions">
        <Button variant="contained" onClick={onDone}>
          {t('done')}
        </Button>
        <Button
          startIcon={<Icon />}
          onClick={async () => {
            await navigator.clipboard.writeText(text);
            setCopied(true);
          }}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button startIcon={<Download />} onClick={save}>
          {t('download')}
        </Button>
      </div>
    </div>
  );
};
