import { CalendarDays } from 'lucide-react';
import { useListContext, useTranslateLabel } from 'ra-core';
import { useId } from 'react';
import { FilterPopover } from './FilterPopover';
import { chosen, withChosen } from './filterValues';

const FIELDS = ['start_date', 'end_date'] as const;

/** The days that a list is shown for (in Jakarta, both included), as one button: `start_date` and `end_date` of the filter. */
export const PeriodFilterMenu = ({ label }: { label: string }) => {
  const translateLabel = useTranslateLabel();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [from, to] = FIELDS.map(source => chosen(filterValues, source)[0] ?? '') as [string, string];
  return (
    <FilterPopover label={label} icon={CalendarDays} count={[from, to].filter(Boolean).length}>
      {FIELDS.map(source => (
        <div key={source}>
          <label htmlFor={`${id}-${source}`}>{translateLabel({ source })}</label>
          <input
            id={`${id}-${source}`}
            type="date"
            value={source === 'start_date' ? from : to}
            min={source === 'end_date' && from ? from : undefined}
            max={source === 'start_date' && to ? to : undefined}
            onChange={({ target: { value } }) => setFilters(withChosen(filterValues, source, value ? [value] : []))}
          />
        </div>
      ))}
    </FilterPopover>
  );
};
