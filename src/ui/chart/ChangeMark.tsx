import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { changeOf } from './changeOf';
import './changeMark.css';

const icons = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

interface ChangeMarkProps {
  now: number;
  before: number;
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
    <span className="change" data-change={isCost ? worse[direction] : direction}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
};

const worse = { up: 'down', down: 'up', same: 'same' } as const;

/** Formats a percentage with one decimal; more would be noise. */
export const percent = (share: number) => `${formatNumber(Math.round(share * 1_000) / 10)}%`;
