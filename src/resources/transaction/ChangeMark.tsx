import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { changeOf } from './changeOf';
import './changeMark.css';

const icons = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

/** A figure's change against the period before: an arrow and a percentage; nothing where neither period has any. */
export const ChangeMark = ({ now, before }: { now: number; before: number }) => {
  const translate = useTranslate();
  const change = changeOf(now, before);
  if (!change) return null;
  const { direction, share } = change;
  const Icon = icons[direction];
  const text = share === null ? translate('resources.transaction.sales.new') : percent(share);
  const spoken = share === null ? text : translate(`resources.transaction.sales.${direction}`, { share: text });
  return (
    <span className={`change change-${direction}`}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
};

/** One decimal: finer is noise. */
export const percent = (share: number) => `${formatNumber(Math.round(share * 1_000) / 10)}%`;
