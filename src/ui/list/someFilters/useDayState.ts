import { useListContext, useLocaleState, useTranslateLabel } from 'ra-core';
import { isDay } from '../../../../contract/core/days';
import { formatDate } from '../../../i18n/dates';
import { useFilterState } from '../filter/FilterStates';
import { chosen } from '../filter/filterValues';

/** Returns one end of a period filter: its label and the day that is set (`2026-11-21`), empty for none. */
export function useDayState(source: 'start_date' | 'end_date') {
  const label = String(useTranslateLabel()({ source }));
  const [locale] = useLocaleState();
  const { filterValues } = useListContext();
  const value = chosen(filterValues, source)[0] ?? '';
  // a hand-typed address may contain anything
  useFilterState({ source, label, values: value ? [isDay(value) ? formatDate(value, 'day', locale) : value] : [] });
  return { source, label, value };
}
