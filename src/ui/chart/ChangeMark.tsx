import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatNumber, MISSING } from '../../i18n/numbers';
import './changeMark.css';

const icons = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

interface ChangeMarkProps {
  now: number | null;
  before: number | null;
  /** For costs, where more is worse. */
  isCost?: boolean;
}

/** The change of a figure from the previous period: an arrow and a percentage; nothing if both are zero. */
export const ChangeMark = ({ now, before, isCost = false }: ChangeMarkProps) => {
  const translate = useTranslate();
  const change = changeOf(now, before);
  if (!change) return null;
  const { direction, share } = change;
  const Icon = icons[direction];
  const text = share === null ? translate('app.chart.new') : percent(share);
  const spoken = share === null ? text : translate(`app.chart.${direction}`, { share: text });
  return (
    <span className="change muted figures" data-change={isCost ? worse[direction] : direction}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
};

const worse = { up: 'down', down: 'up', same: 'same' } as const;

/** Formats a percentage with one decimal, since more would be noise; a dash for null. */
export const percent = (share: number | null) =>
  share === null ? MISSING : `${formatNumber(Math.round(share * 1_000) / 10)}%`;

/** Returns a quotient of figures; null if either is unknown or nothing can be divided. */
export const quotient = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : part / whole;

interface Change {
  direction: 'up' | 'down' | 'same';
  /** Relative change, 0.062 for 6,2 %; null if the figure was zero before. */
  share: number | null;
}

/** Returns the change of a figure from the previous period; null if both are zero, or either is unknown. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null || (now === 0 && before === 0)) return null;
  if (before === 0) return { direction: 'up', share: null };
  const share = (now - before) / before;
  // rounds to zero
  if (Math.abs(share) < 0.0005) return { direction: 'same', share: 0 };
  return { direction: share > 0 ? 'up' : 'down', share: Math.abs(share) };
}
