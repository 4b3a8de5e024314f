import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MonthGrid } from './MonthGrid';
import type { DateRange } from './range';

interface CalendarProps {
  range: DateRange;
  today: string;
  /** The last selectable day, if there is a limit. */
  last?: string;
  /** False if nothing is chosen yet and `range` only says where to open. */
  isSet?: boolean;
  /** Called on the second day: the range applies without confirmation (point 2). */
  onChoose: (range: DateRange) => void;
}

/** A month in which a range of days is chosen: the first press begins it, the second ends it, in either order. */
export const Calendar = ({ range, today, last, isSet = true, onChoose }: CalendarProps) => {
  const translate = useTranslate();
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(last && range.end > last ? last : range.end);
  // follow a range typed elsewhere
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
