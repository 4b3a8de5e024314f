import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { type DateStyle, formatDate } from '../../i18n/dates';

interface MomentProps {
  /** ISO timestamp in UTC; null shows as a dash. */
  value: string | null;
  style?: DateStyle;
  /** Text to show instead of the date alone. */
  children?: ReactNode;
}

/** A point in time in the Jakarta time zone; its title includes the weekday and seconds. */
export const Moment = ({ value, style = 'moment', children }: MomentProps) => {
  const [locale] = useLocaleState();
  return (
    <time dateTime={value ?? undefined} title={formatDate(value, 'full', locale)}>
      {children ?? formatDate(value, style, locale)}
    </time>
  );
};
