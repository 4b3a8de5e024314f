import { CircleQuestionMark, type LucideIcon } from 'lucide-react';
import './statusChip.css';

/** Meaning of a status: neutral grey, info lavender, warning orange, success green, danger red. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

interface StatusChipProps {
  tone?: Tone;
  icon?: LucideIcon;
  label: string;
}

/** A status as text with its icon, never by colour alone; one that only the provider knows has no look of its own. */
export const StatusChip = ({ tone = 'neutral', icon: Icon = CircleQuestionMark, label }: StatusChipProps) => (
  <span className={`chip chip-${tone}`}>
    <Icon size={13} strokeWidth={2.25} aria-hidden />
    {label}
  </span>
);
