import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import type { WorkQueue } from '../../../../contract/dashboard/workApi';
import { priceProposalApi } from '../../../../contract/price/priceProposalApi';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatDate } from '../../../i18n/dates';
import { Facts } from '../../../ui/Facts';
import { NextWork } from '../../../ui/work/NextWork';
import { PlanBody } from '../PlanBody';
import { PlanFrame } from '../PlanFrame';
import { usePriceQuery } from '../usePriceQuery';
import { usePrices } from '../usePrices';
import { ProposalActions } from './ProposalActions';
import { ProposalStatusChip } from './ProposalStatusChip';
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
