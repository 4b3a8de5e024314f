import { CircleCheck, CircleOff, Clock3 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CeilingStatus } from '../../../../contract/price/priceCeiling';
import { StatusChip } from '../../../ui/StatusChip';

const looks = {
  in_force: { tone: 'success', icon: CircleCheck },
  upcoming: { tone: 'info', icon: Clock3 },
  ended: { tone: 'neutral', icon: CircleOff },
} as const;

/** Whether a ceiling is in force, upcoming or ended, as a chip. */
export const CeilingStatusChip = ({ status }: { status: CeilingStatus }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[status]} label={translate(`resources.price_ceiling.choices.status.${status}`)} />;
};
