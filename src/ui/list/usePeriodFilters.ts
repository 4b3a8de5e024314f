import { useListContext, useLocaleState } from 'ra-core';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import type { Filter } from './filter/Filter';
import { chosen } from './filter/filterValues';

/** The days of a list's filter in words, for what is told of what is set. */
export function usePeriodFilters(): Filter[] {
  const [locale] = useLocaleState();
  const { filterValues } = useListContext();
  return ['start_date', 'end_date'].flatMap(source =>
    chosen(filterValues, source).map(value => ({
      source,
      choices: [{ value, label: formatDate(startOfJakartaDay(value), 'day', locale) }],
    })),
  );
}
