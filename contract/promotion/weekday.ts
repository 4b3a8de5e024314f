import { numberedChoice } from '../core/choice';

export const WEEKDAY_LABELS = {
  1: 'Senin',
  2: 'Selasa',
  3: 'Rabu',
  4: 'Kamis',
  5: 'Jumat',
  6: 'Sabtu',
  7: 'Minggu',
} as const;

/** A day of the week, 1 (Monday) to 7 (Sunday). */
export const weekday = numberedChoice(WEEKDAY_LABELS);

/** Formats days as `Senin, Jumat`, in the order of the week. */
export const formatWeekdays = (days: readonly number[]): string =>
  Object.entries(WEEKDAY_LABELS)
    .filter(([day]) => days.includes(Number(day)))
    .map(([, label]) => label)
    .join(', ');
