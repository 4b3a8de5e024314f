import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MonthGrid } from './MonthGrid';
import type { DateRange } from './range';

interface CalendarProps {
  range: DateRange;
  today: string;
  /** The last day that can be chosen, where there is one. */
  last?: string;
  /** False: `range` is where it opens, and nothing is chosen yet. */
  isSet?: boolean;
  /** Called with the second day: the range applies by itself (point 2). */
  onChoose: (range: DateRange) => void;
}

/** A month whose days make a range: the first press begins it, the second ends it, in either order. */
export const Calendar = ({ range, today, last, isSet = true, onChoose }: CalendarProps) => {
  const translate = useTranslate();
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(last && range.end > last ? last : range.end);
  // a range that was typed elsewhere is shown
  const [end, setEnd] = useState(range.end);
  if (end !== range.end) {
    setEnd(range.end);
    setAt(range.end);
  }
  const press = (day: string) => {
    setAt(day);
    if (begun === null) setBegun(day);
    else onChoose(day < begun ? { start: day, end: begun } : { start: begun, end: day });
  };
  const growing = begun && (at < begun ? { start: at, end: begun } : { start: begun, end: at });
  return (
    <MonthGrid
      at={at}
      shown={growing || (isSet ? range : null)}
      today={today}
      last={last}
      note={translate(begun ? 'app.range.second' : 'app.range.first')}
      onMove={setAt}
      onPress={press}
      onHover={begun === null ? undefined : setAt}
    />
  );
};
