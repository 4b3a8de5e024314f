import { Ban, Check, CirclePause, type LucideIcon, Store } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { MerchantStatus as Status } from '../../../contract/merchant/merchant';
import { StatusChip, type Tone } from '../../ui/StatusChip';

const looks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  active: { tone: 'success', icon: Check },
  temporarily_closed: { tone: 'warning', icon: CirclePause },
  suspended: { tone: 'danger', icon: Ban },
  closed: { tone: 'neutral', icon: Store },
};

/** Status of a merchant, as a chip. */
export const MerchantStatus = ({ status }: { status: Status }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[status]} label={translate(`resources.merchant.choices.status.${status}`)} />;
};
