import type { LucideIcon } from 'lucide-react';
import './statusChip.css';

/** What a state means to whoever looks: neutral grey, info lavender, warning orange, success green, danger red. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

interface StatusChipProps {
  tone: Tone;
  icon: LucideIcon;
  label: string;
}

/** A state as a word with its icon; the colour never speaks alone. */
export const StatusChip = ({ tone, icon: Icon, label }: StatusChipProps) => (
  <span className={`chip chip-${tone}`}>
    <Icon size={13} strokeWidth={2.25} aria-hidden />
    {label}
  </span>
);
