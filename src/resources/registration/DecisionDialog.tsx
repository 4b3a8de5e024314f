import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { RefreshCw } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import { approvalBlockers } from '../../../contract/registration/approvalBlockers';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { type Decision, STEPS } from '../../../contract/registration/registrationSteps';
import { REASON_FACTS, REJECTION_REASONS, type RejectionReason } from '../../../contract/registration/rejectionReasons';
import { ApiError } from '../../dataProvider/ApiError';
import { useAction } from '../../dataProvider/useAction';
import type { RegistrationPart } from './RegistrationPart';

interface DecisionDialogProps extends RegistrationPart {
  decision: Decision;
  onClose: () => void;
}

/** Asks before a step is taken, for a reason where one is needed. Refused, it keeps what was typed and offers the newest version. */
export const DecisionDialog = ({ registration, decision, onChange, onReload, onClose }: DecisionDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [note, setNote] = useState('');
  const decide = useAction(registrationApi.decide);
  const { name, version, required_documents: required } = registration;
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const needsReason = STEPS[decision].reason;
  const refusal = decide.error instanceof ApiError ? decide.error : null;
  const stale = refusal?.status === 409 && (refusal.data as { version?: number } | null)?.version !== version;
  const blockers =
    decision === 'approve' || decision === 'submit_for_approval'
      ? approvalBlockers(required, registration.documents, jakartaDay())
      : [];
  const papers = blockers
    .map(({ type_code, why }) => `${t(`choices.document.${type_code}`)} (${t(`decide.why.${why}`)})`)
    .join(', ');
  const reasons = REJECTION_REASONS.filter(code => {
    const { document, allowsResubmission } = REASON_FACTS[code];
    return (document === null || required.includes(document)) && (decision === 'reject' || allowsResubmission);
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { decision, reason_code: reason || null, note, version };
    decide.mutate(
      { params: { id: registration.id }, body },
      {
        onSuccess: answer => {
          onChange(answer);
          const messageArgs = { decision: t(`choices.decision.${decision}`), name };
          notify('resources.registration.decide.done', { type: 'success', messageArgs });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={decide.isPending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t(`decide.titles.${decision}`, { name })}</DialogTitle>
      <form onSubmit={send} noValidate>
        <DialogContent className="registration-dialog">
          <p>{t(`decide.texts.${decision}`)}</p>
          {papers && <p className="dialog-error">{t('decide.blocked', { papers })}</p>}
          {needsReason && (
            <div className="field">
              <label className="field-head" htmlFor={`${id}-reason`}>
                {t('decide.reason')} *
              </label>
              <select
                id={`${id}-reason`}
                className="box registration-select"
                data-wrong={Boolean(refusal?.errors?.reason_code)}
                value={reason}
                required
                aria-describedby={`${id}-told`}
                onChange={event => setReason(event.target.value as RejectionReason)}
              >
                <option value="">{t('decide.choose')}</option>
                {reasons.map(code => (
                  <option key={code} value={code}>
                    {t(`choices.reason.${code}`)}
                  </option>
                ))}
              </select>
              <p
                id={`${id}-told`}
                className={refusal?.errors?.reason_code ? 'field-error' : 'field-help'}
                role={refusal?.errors?.reason_code ? 'alert' : undefined}
              >
                {refusal?.errors?.reason_code ??
                  (reason && t('decide.told', { message: t(`choices.message.${reason}`) }))}
              </p>
            </div>
          )}
          <div className="field">
            <label className="field-head" htmlFor={`${id}-note`}>
              {t('decide.note')}
            </label>
            <div className="box">
              <textarea
                id={`${id}-note`}
                className="box-line"
                rows={2}
                maxLength={500}
                value={note}
                aria-describedby={`${id}-help`}
                onChange={event => setNote(event.target.value)}
              />
            </div>
            <p id={`${id}-help`} className="field-help">
              {t('decide.note_help')}
            </p>
          </div>
          {refusal && !refusal.errors?.reason_code && (
            <p role="alert" className="dialog-error">
              {refusal.message}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          {stale && (
            <Button startIcon={<RefreshCw strokeWidth={1.75} />} onClick={() => onReload()}>
              {t('show.reload')}
            </Button>
          )}
          <Button onClick={onClose} disabled={decide.isPending}>
            {t('decide.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={decision === 'reject' ? 'error' : 'primary'}
            disabled={decide.isPending || blockers.length > 0}
          >
            {t(`choices.decision.${decision}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
