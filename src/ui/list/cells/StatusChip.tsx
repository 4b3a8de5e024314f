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

/** Returns a cached icon element: a page of rows uses few icons, and React skips identical elements. */
function drawn(Icon: LucideIcon): ReactElement {
  const icon = icons.get(Icon) ?? <Icon size={13} strokeWidth={2.25} aria-hidden />;
  icons.set(Icon, icon);
  return icon;
}

/** A status as text with an icon, never by colour alone; one known only to the provider gets a neutral question mark. */
export const StatusChip = ({ tone = 'neutral', icon: Icon = CircleQuestionMark, label }: StatusChipProps) => (
  <span className={`chip chip-${tone}`}>
    {drawn(Icon)}
    {label}
  </span>
);
