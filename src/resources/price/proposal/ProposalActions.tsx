import { useNotify } from 'ra-core';
import { useState } from 'react';
import { proposalRejection } from '../../../../contract/price/priceProposal';
import { type PriceProposalDetail, priceProposalApi } from '../../../../contract/price/priceProposalApi';
import { call } from '../../../dataProvider/call';
import { isCancelled, withPassword } from '../../../dataProvider/passwordGate';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { DialogForm } from '../../../ui/form/DialogForm';
import { TextInput } from '../../../ui/form/TextInput';
import { WriteButton } from '../../../ui/WriteButton';
import { usePrices } from '../usePrices';

interface ProposalActionsProps {
  proposal: PriceProposalDetail;
  onDecided: () => void;
  onWithdrawn: () => void;
  /** Called if prices or the proposal have changed in the meantime. */
  onChanged: () => void;
}

/** Buttons to approve, to reject with a reason, and to withdraw, each for those who may; renders nothing if none applies. */
export const ProposalActions = ({ proposal, onDecided, onWithdrawn, onChanged }: ProposalActionsProps) => {
  const { t, resource, reload } = usePrices();
  const notify = useNotify();
  const [asking, setAsking] = useState<'reject' | 'withdraw' | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, version, plan, is_stale, may_decide, may_withdraw } = proposal;
  if (!may_decide && !may_withdraw) return null;

  const done = async (key: string) => {
    notify(t(`proposal.${key}`), { type: 'success' });
    await reload();
    if (key === 'withdrawn') onWithdrawn();
    else onDecided();
  };
  const run = async (send: () => Promise<unknown>, key: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await send();
      await done(key);
    } catch (failure) {
      if (!isCancelled(failure)) {
        setError((failure as Error).message);
        onChanged();
      }
    } finally {
      setBusy(false);
    }
  };
  const approve = () => {
    const body = { approved: true, fingerprint: plan.fingerprint, reason: null, version };
    void run(() => withPassword(() => call(priceProposalApi.decide, { params: { id }, body })), 'approved');
  };
  return (
    <footer className="plan-foot">
      {is_stale && <p className="proposal-stale">{t('proposal.stale')}</p>}
      {error && asking === null && (
        <p className="proposal-stale" role="alert">
          {error}
        </p>
      )}
      <div className="plan-actions">
        {may_decide && (
          <>
            <WriteButton variant="contained" disabled={busy || is_stale || plan.problems > 0} onClick={approve}>
              {t('proposal.approve', { smart_count: plan.changed })}
            </WriteButton>
            <Button color="error" disabled={busy} onClick={() => setAsking('reject')}>
              {t('proposal.reject')}
            </Button>
          </>
        )}
        {may_withdraw && (
          <Button disabled={busy} onClick={() => setAsking('withdraw')}>
            {t('proposal.withdraw')}
          </Button>
        )}
      </div>
      {asking === 'reject' && (
        <DialogForm
          resource={resource}
          title={t('proposal.reject_title')}
          input={proposalRejection}
          defaultValues={{ reason: null }}
          draft={{ form: 'reject', recordId: id }}
          saveLabel={t('proposal.reject')}
          maxWidth="xs"
          danger
          onSubmit={async ({ values: { reason } }) => {
            await call(priceProposalApi.decide, { params: { id }, body: { approved: false, reason, version } });
            await done('rejected');
          }}
          onClose={() => setAsking(null)}
        >
          <TextInput source="reason" helperText={t('proposal.reason_help')} multiline counted />
        </DialogForm>
      )}
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={t('proposal.withdraw_ask')}
        text={t('proposal.withdraw_text')}
        cancel={t('plan.cancel')}
        confirm={t('proposal.withdraw')}
        busy={busy}
        error={error}
        onCancel={() => setAsking(null)}
        onConfirm={() =>
          void run(() => call(priceProposalApi.withdraw, { params: { id }, body: { version } }), 'withdrawn')
        }
      />
    </footer>
  );
};
