import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { type DateStyle, formatDate } from '../i18n/dates';

interface MomentProps {
  /** ISO, UTC. */
  value: string;
  style?: DateStyle;
  /** The sentence that says it, in place of the date alone. */
  children?: ReactNode;
}

/** A point in time in Jakarta's time; its title has the weekday and the second. */
export const Moment = ({ value, style = 'moment', children }: MomentProps) => {
  const [locale] = useLocaleState();
  return (
    <time dateTime={value} title={formatDate(value, 'full', locale)}>
      {children ?? formatDate(value, style, locale)}
    </time>
  );
};
