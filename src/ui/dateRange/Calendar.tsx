import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MonthGrid } from './MonthGrid';
import type { DateRange } from './range';

interface CalendarProps {
  range: DateRange;
  /** The last day that can be chosen. */
  today: string;
  /** Called with the second day: the range applies by itself (point 2). */
  onChoose: (range: DateRange) => void;
}

/** A month whose days make a range: the first press begins it, the second ends it, in either order. */
export const Calendar = ({ range, today, onChoose }: CalendarProps) => {
  const translate = useTranslate();
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(range.end > today ? today : range.end);
  const press = (day: string) => {
    setAt(day);
    if (begun === null) setBegun(day);
    else onChoose(day < begun ? { start: day, end: begun } : { start: begun, end: day });
  };
  const shown: DateRange = begun ? (at < begun ? { start: at, end: begun } : { start: begun, end: at }) : range;
  return (
    <MonthGrid
      at={at}
      shown={shown}
      today={today}
      last={today}
      note={translate(begun ? 'app.range.second' : 'app.range.first')}
      onMove={setAt}
      onPress={press}
      onHover={begun === null ? undefined : setAt}
    />
  );
};
