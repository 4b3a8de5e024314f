import { CalendarClock, Check, CirclePause, Clock, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { BannerStatus as Status } from '../../../contract/banner';
import { StatusChip, type Tone } from '../../ui/StatusChip';

const looks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  live: { tone: 'success', icon: Check },
  scheduled: { tone: 'info', icon: CalendarClock },
  ended: { tone: 'neutral', icon: Clock },
  inactive: { tone: 'neutral', icon: CirclePause },
};

/** Current status of a banner for customers, as a chip. */
export const BannerStatus = ({ status }: { status: Status }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[status]} label={translate(`resources.banner.choices.status.${status}`)} />;
};
