import { CircleQuestionMark, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import './statusChip.css';

/** Meaning of a status: neutral grey, info lavender, warning orange, success green, danger red. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

interface StatusChipProps {
  tone?: Tone;
  icon?: LucideIcon;
  label: string;
}

const icons = new Map<LucideIcon, ReactElement>();

/** The same element each time: a page of rows has few looks, and React leaves alone what it has drawn. */
function drawn(Icon: LucideIcon): ReactElement {
  const icon = icons.get(Icon) ?? <Icon size={13} strokeWidth={2.25} aria-hidden />;
  icons.set(Icon, icon);
  return icon;
}

/** A status as text with its icon, never by colour alone; one that only the provider knows has no look of its own. */
export const StatusChip = ({ tone = 'neutral', icon: Icon = CircleQuestionMark, label }: StatusChipProps) => (
  <span className={`chip chip-${tone}`}>
    {drawn(Icon)}
    {label}
  </span>
);
