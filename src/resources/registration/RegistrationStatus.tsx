import {
  Ban,
  Check,
  CircleDashed,
  FileSearch,
  Hourglass,
  Inbox,
  type LucideIcon,
  MapPin,
  PencilLine,
  TimerOff,
  Undo2,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { RegistrationStatus as Status } from '../../../contract/registration/registration';
import { StatusChip, type Tone } from '../../ui/list/cells/StatusChip';

const looks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  submitted: { tone: 'info', icon: Inbox },
  document_review: { tone: 'info', icon: FileSearch },
  revision_requested: { tone: 'warning', icon: PencilLine },
  field_verification: { tone: 'info', icon: MapPin },
  awaiting_approval: { tone: 'warning', icon: Hourglass },
  approved: { tone: 'success', icon: Check },
  activated: { tone: 'success', icon: Check },
  rejected: { tone: 'danger', icon: Ban },
  withdrawn: { tone: 'neutral', icon: Undo2 },
  expired: { tone: 'neutral', icon: TimerOff },
};

/** Status of a registration, as a chip. */
export const RegistrationStatus = ({ status }: { status: Status }) => {
  const translate = useTranslate();
  return <StatusChip {...looks[status]} label={translate(`resources.registration.choices.status.${status}`)} />;
};
