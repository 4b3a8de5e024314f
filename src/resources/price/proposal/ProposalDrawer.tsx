import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import type { WorkQueue } from '../../../../contract/dashboard/workApi';
import { type ProposalStatus, proposalRejection } from '../../../../contract/price/priceProposal';
import { type PriceProposalDetail, priceProposalApi } from '../../../../contract/price/priceProposalApi';
import { call } from '../../../dataProvider/call';
import { isCancelled, withPassword } from '../../../dataProvider/passwordGate';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatDate } from '../../../i18n/dates';
import { Button } from '../../../ui/controls/Button';
import { WriteButton } from '../../../ui/controls/WriteButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Facts } from '../../../ui/display/Facts';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextInput } from '../../../ui/form/TextInput';
import { StatusChip } from '../../../ui/list/cells/StatusChip';
import { NextWork } from '../../../ui/record/work/NextWork';
import { PlanBody } from '../PlanBody';
import { PlanFrame } from '../PlanFrame';
import { usePriceQuery } from '../usePriceQuery';
import { usePrices } from '../usePrices';
import './proposalDrawer.css';

const QUEUES: readonly WorkQueue[] = ['price_proposals'];

/** The proposal named in the address, with its current effect and the possible decisions; after one, a link to the next waiting work. */
export const ProposalDrawer = ({ id }: { id: string }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const [isDecided, setDecided] = useState(false);
  const { go } = usePriceQuery();
  const { data, error, isFetching, refetch } = useEndpointQuery(
    priceProposalApi.one,
    { params: { id } },
    { retry: false },
  );
  const written = (instant: string | null) => instant && formatDate(instant, 'moment', locale);
  const close = () => go({ ajuan: '' });
  return (
    <PlanFrame
      title={data?.note ?? t('proposal.title')}
      text={
        data &&
        t('proposal.by', { name: data.created_by_name ?? '–', date: formatDate(data.created_at, 'moment', locale) })
      }
      busy={false}
      onClose={close}
    >
      {data && (
        <div className="proposal-facts">
          <Facts
            facts={[
              [t('proposal.status'), <ProposalStatusChip key="status" status={data.status} />],
              [t('plan.valid_from'), written(data.valid_from) ?? t('proposal.from_approval')],
              ...(data.decided_at
                ? ([
                    [t('proposal.decided_by'), data.decided_by_name],
                    [t('proposal.decided_at'), written(data.decided_at)],
                    ...(data.decision_note ? [[t('fields.reason'), data.decision_note] as const] : []),
                  ] as const)
                : []),
            ]}
          />
        </div>
      )}
      <PlanBody
        plan={data?.plan ?? null}
        error={error}
        looking={isFetching}
        onRetry={() => void refetch()}
        onDrop={undefined}
      />
      {data &&
        (isDecided ? (
          <footer className="plan-foot proposal-next">
            <NextWork queues={QUEUES} done={id} onNone={close} />
          </footer>
        ) : (
          <ProposalActions
            proposal={data}
            onDecided={() => {
              setDecided(true);
              void refetch();
            }}
            onWithdrawn={close}
            onChanged={() => void refetch()}
          />
        ))}
    </PlanFrame>
  );
};

const looks = {
  waiting: { tone: 'warning', icon: Hourglass },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const;

/** Whether a proposal is pending, or how it ended, as a chip. */
const ProposalStatusChip = ({ status }: { status: ProposalStatus }) => {
  const { t } = usePrices();
  return <StatusChip {...looks[status]} label={t(`proposal.statuses.${status}`)} />;
};

interface ProposalActionsProps {
  proposal: PriceProposalDetail;
  onDecided: () => void;
  onWithdrawn: () => void;
  /** Called if prices or the proposal have changed in the meantime. */
  onChanged: () => void;
}

/** Buttons to approve, to reject with a reason, and to withdraw, each for those who may; renders nothing if none applies. */
const ProposalActions = ({ proposal, onDecided, onWithdrawn, onChanged }: ProposalActionsProps) => {
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
      <div className="row wrap">
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
        <FormDialog
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
        </FormDialog>
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
