import {
  Ban,
  CalendarClock,
  Check,
  CirclePause,
  CircleSlash,
  Clock,
  Hourglass,
  type LucideIcon,
  PencilLine,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { VoucherStatus } from '../../../../contract/promotion/voucherStatus';
import { StatusChip, type Tone } from '../../../ui/StatusChip';

const looks: Record<VoucherStatus, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: PencilLine },
  awaiting_approval: { tone: 'warning', icon: Hourglass },
  scheduled: { tone: 'info', icon: CalendarClock },
  active: { tone: 'success', icon: Check },
  paused: { tone: 'neutral', icon: CirclePause },
  exhausted: { tone: 'danger', icon: CircleSlash },
  expired: { tone: 'neutral', icon: Clock },
  revoked: { tone: 'danger', icon: Ban },
};

/** A voucher's status as a chip. */
export const VoucherStatusChip = ({ status }: { status: VoucherStatus }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[status]} label={translate(`resources.voucher.choices.status.${status}`)} />;
};
