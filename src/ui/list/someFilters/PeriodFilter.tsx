import { CalendarDays } from 'lucide-react';
import { useTranslateLabel } from 'ra-core';
import { lazyPart } from '../../lazy/lazyPart';
import { FilterPopover } from '../filter/FilterPopover';
import { withChosen } from '../filter/filterValues';
import { useFilters } from '../filter/useFilters';
import { useDayState } from './useDayState';

const PeriodPanel = lazyPart(() => import('../onDemand/PeriodPanel').then(module => module.PeriodPanel));

interface PeriodFilterProps {
  /** The filtered date field, which labels the button. */
  source: string;
}

/** A filter by days (in Jakarta, inclusive) in a single button, for the query's `start_date` and `end_date`. */
export const PeriodFilter = ({ source }: PeriodFilterProps) => {
  const translateLabel = useTranslateLabel();
  const { changeFilters } = useFilters();
  const start = useDayState('start_date');
  const end = useDayState('end_date');
  // set only the day that changed: the other may just have been typed and not rendered yet
  const set = (days: { start: string; end: string }) =>
    changeFilters(values =>
      (
        [
          [start, days.start],
          [end, days.end],
        ] as const
      )
        .filter(([{ value }, day]) => day !== value)
        .reduce((kept, [{ source: key }, day]) => withChosen(kept, key, day ? [day] : []), values),
    );
  return (
    <FilterPopover
      label={String(translateLabel({ source }))}
      icon={CalendarDays}
      count={[start, end].filter(({ value }) => value).length}
    >
      {close => <PeriodPanel start={start} end={end} onChange={set} onDone={close} />}
    </FilterPopover>
  );
};
