import { CalendarClock, Check, CirclePause, CircleSlash, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { PromotionState } from '../../../contract/promotion/promotionState';
import { StatusChip, type Tone } from '../../ui/StatusChip';

const looks: Record<PromotionState, { tone: Tone; icon: LucideIcon }> = {
  running: { tone: 'success', icon: Check },
  planned: { tone: 'info', icon: CalendarClock },
  waiting: { tone: 'warning', icon: Hourglass },
  used_up: { tone: 'danger', icon: CircleSlash },
  ended: { tone: 'neutral', icon: Clock },
  inactive: { tone: 'neutral', icon: CirclePause },
};

/** A promotion's state as a chip. */
export const PromotionStatus = ({ state }: { state: PromotionState }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[state]} label={translate(`resources.promotion.choices.state.${state}`)} />;
};
