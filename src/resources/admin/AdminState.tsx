import { Check, CirclePause, type LucideIcon, MailQuestion } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { AdminState as State } from '../../../contract/identity/admin';
import { StatusChip, type Tone } from '../../ui/StatusChip';

const looks: Record<State, { tone: Tone; icon: LucideIcon }> = {
  active: { tone: 'success', icon: Check },
  invited: { tone: 'info', icon: MailQuestion },
  disabled: { tone: 'neutral', icon: CirclePause },
};

/** Status of an account, as a chip. */
export const AdminState = ({ state }: { state: State }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[state]} label={translate(`resources.admin.choices.state.${state}`)} />;
};
