import { useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import type { SecondFactorSetup } from '../../contract/identity/secondFactor';
import { ApiError } from '../dataProvider/ApiError';
import { Button } from '../ui/controls/Button';
import { describedBy, FieldFrame } from '../ui/form/FieldFrame';
import { OutlinedInput } from '../ui/material/controls';
import './account.css';
import './secondFactor.css';

interface SecondFactorSetupFormProps {
  setup: SecondFactorSetup;
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The QR code, the same secret to type by hand, and the first code, which confirms the setup. */
export const SecondFactorSetupForm = ({ setup, onConfirm, onCancel }: SecondFactorSetupFormProps) => {
  const translate = useTranslate();
  const id = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const t = (key: string) => translate(`app.account.factor.${key}`);
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    if (!code) return setError(t('code_missing'));
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm(code);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.errors?.code ?? failure.message);
      setBusy(false);
    }
  };
  return (
    <form className="factor-setup field-wide" onSubmit={confirm} noValidate>
      <img src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`} alt={t('qr')} width={192} height={192} />
      <div className="stack gap-12">
        <p>{t('scan')}</p>
        <p className="account-hint muted">
          {t('manual')} <code>{setup.secret}</code>
        </p>
        <FieldFrame
          announced
          id={id}
          label={translate('app.account.fields.code')}
          help={t('code_help')}
          error={error}
          required
        >
          <OutlinedInput
            id={id}
            name="code"
            autoFocus
            error={Boolean(error)}
            inputProps={{
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              maxLength: 20,
              'aria-required': true,
              'aria-describedby': describedBy(id, { error, help: true }),
            }}
          />
        </FieldFrame>
        <div className="factor-actions">
          <Button type="submit" variant="contained" disabled={busy}>
            {t(busy ? 'confirming' : 'confirm')}
          </Button>
          <Button onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
};
