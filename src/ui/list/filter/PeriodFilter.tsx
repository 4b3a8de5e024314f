import { CalendarDays } from 'lucide-react';
import { useListContext, useTranslateLabel } from 'ra-core';
import { useId } from 'react';
import { FilterPopover } from './FilterPopover';
import { withChosen } from './filterValues';
import { useDayState } from './useDayState';

interface PeriodFilterProps {
  /** The date field that is filtered: it labels the button. */
  source: string;
}

/** A filter by days (in Jakarta, both included) as one button: `start_date` and `end_date` of the query. */
export const PeriodFilter = ({ source }: PeriodFilterProps) => {
  const translateLabel = useTranslateLabel();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const start = useDayState('start_date');
  const end = useDayState('end_date');
  return (
    <FilterPopover
      label={String(translateLabel({ source }))}
      icon={CalendarDays}
      count={[start, end].filter(({ value }) => value).length}
    >
      {[start, end].map(day => (
        <div key={day.source}>
          <label htmlFor={`${id}-${day.source}`}>{day.label}</label>
          <input
            id={`${id}-${day.source}`}
            type="date"
            value={day.value}
            min={day === end ? start.value || undefined : undefined}
            max={day === start ? end.value || undefined : undefined}
            onChange={({ target: { value } }) => setFilters(withChosen(filterValues, day.source, value ? [value] : []))}
          />
        </div>
      ))}
    </FilterPopover>
  );
};
