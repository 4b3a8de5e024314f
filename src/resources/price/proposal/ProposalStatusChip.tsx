import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { ProposalStatus } from '../../../../contract/price/priceProposal';
import { StatusChip } from '../../../ui/StatusChip';
import { usePrices } from '../usePrices';

const looks = {
  waiting: { tone: 'warning', icon: Hourglass },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const;

/** Whether a proposal is pending, or how it ended, as a chip. */
export const ProposalStatusChip = ({ status }: { status: ProposalStatus }) => {
  const { t } = usePrices();
  return <StatusChip {...looks[status]} label={t(`proposal.statuses.${status}`)} />;
};
