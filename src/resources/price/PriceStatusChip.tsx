import { CircleCheck, Clock3, History } from 'lucide-react';
import type { PriceStatus } from '../../../contract/price/priceRecord';
import { StatusChip } from '../../ui/StatusChip';
import { usePrices } from './usePrices';

const looks = {
  in_force: { tone: 'success', icon: CircleCheck },
  upcoming: { tone: 'info', icon: Clock3 },
  past: { tone: 'neutral', icon: History },
} as const;

/** Whether a price is in force, scheduled or past, as a chip. */
export const PriceStatusChip = ({ status }: { status: PriceStatus }) => {
  const { t } = usePrices();
  return <StatusChip {...looks[status]} label={t(`statuses.${status}`)} />;
};
