import { Button, Dialog, DialogActions, DialogContent, DialogTitle, OutlinedInput } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { type MerchantStatus, NEXT_MERCHANT_STATUSES } from '../../../contract/merchant/merchant';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { useAction } from '../../dataProvider/useAction';

/** The statuses that may follow, what each means, and the reason. */
export const StatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const { name, version } = merchant;
  const offered = NEXT_MERCHANT_STATUSES[merchant.status];
  const [status, setStatus] = useState<MerchantStatus>(offered[0]!);
  const [reason, setReason] = useState('');
  const change = useAction(merchantApi.setStatus);
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const refusal = change.error instanceof ApiError ? change.error : null;
  const wrongReason = refusal?.errors?.reason;

  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { params: { id: merchant.id }, body: { status, reason, version } },
      {
        onSuccess: () => {
          notify('resources.merchant.status.saved', {
            type: 'success',
            messageArgs: { name, status: t(`choices.status.${status}`) },
          });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('status.title', { name })}</DialogTitle>
      <form onSubmit={save} noValidate>
        <DialogContent>
          <fieldset className="status-choices">
            <legend>{t('status.to')}</legend>
            {offered.map(value => (
              <label key={value}>
                <input
                  type="radio"
                  name="status"
                  value={value}
                  checked={status === value}
                  onChange={() => setStatus(value)}
                  aria-describedby={`${id}-${value}`}
                />
                <span>
                  <b>{t(`choices.status.${value}`)}</b>
                  <small id={`${id}-${value}`}>{t(`status.effect.${value}`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className="field">
            <div className="field-head">
              <label htmlFor={`${id}-reason`}>
                {t('status.reason')}
                <span className="field-required" aria-hidden="true">
                  {' '}
                  *
                </span>
              </label>
            </div>
            <OutlinedInput
              id={`${id}-reason`}
              value={reason}
              onChange={event => setReason(event.target.value)}
              error={Boolean(wrongReason)}
              multiline
              minRows={2}
              fullWidth
              required
              inputProps={{ maxLength: 300, 'aria-describedby': `${id}-help` }}
            />
            <p
              id={`${id}-help`}
              className={wrongReason ? 'field-error' : 'field-help'}
              role={wrongReason ? 'alert' : undefined}
            >
              {wrongReason ?? t('status.reason_help')}
            </p>
          </div>
          {change.error && !wrongReason && (
            <p role="alert" className="dialog-error">
              {change.error.message}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('status.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={status === 'closed' ? 'error' : 'primary'}
            disabled={change.isPending}
          >
            {t('status.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
