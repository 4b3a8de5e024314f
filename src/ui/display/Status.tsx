import {
  Ban,
  CalendarClock,
  Check,
  CirclePause,
  CircleSlash,
  Clock,
  Eye,
  EyeOff,
  Hourglass,
  Lock,
  type LucideIcon,
  MailQuestion,
  PencilLine,
  Plus,
  Store,
} from 'lucide-react';
import { useResourceContext, useTranslate } from 'ra-core';
import { choiceText } from '../fields/choiceText';
import { StatusChip, type Tone } from '../list/cells/StatusChip';

interface StatusProps {
  /** The field whose choices label it. */
  source: string;
  value: string;
  /** The contract's name, if it is known. */
  name?: string;
}

/**
 * A status as a chip, labelled by its field's choices. Columns and filters of status fields render it automatically.
 *
 * @example <Status source="status" value={is_active ? 'active' : 'inactive'} />
 */
export const Status = ({ source, value, name = value }: StatusProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  // not in a build: a provider may have statuses of its own
  if (process.env.NODE_ENV !== 'production' && !looks[value])
    console.warn(`The status '${value}' of ${resource}.${source} has no look: add one to src/ui/display/Status.tsx`);
  return <StatusChip {...looks[value]} label={choiceText(translate, { resource, field: source, value, word: name })} />;
};

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const inForce: Look = { tone: 'success', icon: Check };
const planned: Look = { tone: 'info', icon: CalendarClock };
const waiting: Look = { tone: 'warning', icon: Hourglass };
const off: Look = { tone: 'neutral', icon: CirclePause };
const over: Look = { tone: 'neutral', icon: Clock };
const usedUp: Look = { tone: 'danger', icon: CircleSlash };
const stopped: Look = { tone: 'danger', icon: Ban };

/** The look of each status, the same in every list: a status of the contract with one of these names is shown like this. */
const looks: Readonly<Record<string, Look>> = {
  active: inForce,
  live: inForce,
  running: inForce,
  scheduled: planned,
  planned,
  waiting,
  awaiting_approval: waiting,
  inactive: off,
  disabled: off,
  paused: off,
  temporarily_closed: { tone: 'warning', icon: CirclePause },
  ended: over,
  expired: over,
  used_up: usedUp,
  exhausted: usedUp,
  suspended: stopped,
  revoked: stopped,
  closed: { tone: 'neutral', icon: Store },
  draft: { tone: 'neutral', icon: PencilLine },
  invited: { tone: 'info', icon: MailQuestion },
  shown: { tone: 'success', icon: Eye },
  built_in: { tone: 'neutral', icon: Lock },
  added: { tone: 'info', icon: Plus },
  hidden: { tone: 'neutral', icon: EyeOff },
};
