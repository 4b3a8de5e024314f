import { addDays } from '../../../../contract/core/days';
import { addMonths, type DateRange } from './range';

export interface Preset<Value> {
  /** Message key under `app.presets`. */
  name: string;
  value: Value;
}

const firstOf = (day: string, months = 0) => `${addMonths(day.slice(0, 7), months)}-01`;
const lastOf = (day: string, months = 0) => addDays(firstOf(day, months + 1), -1);
/** Days until the next Monday, at least one. */
const untilMonday = (day: string) => (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7 || 7;

/** Returns the most common days, relative to today. */
export const dayPresets = (today: string): Preset<string>[] => [
  { name: 'today', value: today },
  { name: 'tomorrow', value: addDays(today, 1) },
  { name: 'month_end', value: lastOf(today) },
  { name: 'next_month', value: firstOf(today, 1) },
];

/** Returns common days up to today, also as the ends of a period. */
export const pastDayPresets = (today: string): Preset<string>[] => [
  { name: 'today', value: today },
  { name: 'yesterday', value: addDays(today, -1) },
  { name: 'month_start', value: firstOf(today) },
  { name: 'last_month_end', value: lastOf(today, -1) },
];

/** Returns common starts (tomorrow, next Monday, next month), or with `ends` the ends of this day, week, month and the next month. */
export const momentPresets = (today: string, ends: boolean): Preset<string>[] =>
  ends
    ? [
        { name: 'day_end', value: today },
        { name: 'week_end', value: addDays(today, untilMonday(today) - 1) },
        { name: 'month_end', value: lastOf(today) },
        { name: 'next_month_end', value: lastOf(today, 1) },
      ]
    : [
        { name: 'tomorrow', value: addDays(today, 1) },
        { name: 'monday', value: addDays(today, untilMonday(today)) },
        { name: 'next_month', value: firstOf(today, 1) },
      ];

/** Returns common periods: those up to today, and whole months. */
export const periodPresets = (today: string): Preset<DateRange>[] => [
  { name: 'today', value: { start: today, end: today } },
  { name: 'yesterday', value: { start: addDays(today, -1), end: addDays(today, -1) } },
  { name: 'last_7', value: { start: addDays(today, -6), end: today } },
  { name: 'last_30', value: { start: addDays(today, -29), end: today } },
  { name: 'this_month', value: { start: firstOf(today), end: lastOf(today) } },
  { name: 'last_month', value: { start: firstOf(today, -1), end: lastOf(today, -1) } },
];
