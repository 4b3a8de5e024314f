import { useState } from 'react';
import { jakartaDay } from '../../../../contract/core/days';
import { Calendar } from '../../controls/dateRange/Calendar';
import { Presets } from '../../controls/dateRange/Presets';
import { periodPresets } from '../../controls/dateRange/presets';
import { type DateRange, rangeOf } from '../../controls/dateRange/range';
import { parseDay } from '../../form/parseMoment';
import type { useDayState } from '../someFilters/useDayState';
import './periodPanel.css';

type Day = ReturnType<typeof useDayState>;

interface PeriodPanelProps {
  start: Day;
  end: Day;
  /** Called with the new days; a day that is not set is empty. */
  onChange: (days: DateRange) => void;
  /** Called once both days are chosen. */
  onDone: () => void;
}

/** The panel of a period filter: the most common periods, two text fields, and a calendar. */
export const PeriodPanel = ({ start, end, onChange, onDone }: PeriodPanelProps) => {
  const today = jakartaDay();
  const choose = (range: DateRange) => {
    onChange(range);
    onDone();
  };
  // the end typed last takes precedence over the other
  const typeStart = (day: string) => onChange({ start: day, end: day > end.value ? '' : end.value });
  const typeEnd = (day: string) => onChange({ start: day && day < start.value ? '' : start.value, end: day });
  const last = end.value || start.value || today;
  return (
    <>
      <Presets presets={periodPresets(today)} onChoose={choose} />
      <div className="period-days">
        <DayField day={start} onType={typeStart} />
        <DayField day={end} onType={typeEnd} />
      </div>
      <div className="period-calendar">
        <Calendar
          range={rangeOf(start.value || last, last) ?? { start: today, end: today }}
          isSet={Boolean(start.value || end.value)}
          today={today}
          onChoose={choose}
        />
      </div>
    </>
  );
};

const written = (day: string) => day.split('-').reverse().join('/');

/** A day typed in any common notation; the filter is set as soon as it is valid. */
const DayField = ({ day: { source, label, value }, onType }: { day: Day; onType: (day: string) => void }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const id = `period-${source}`;
  const wrong = typed !== null && typed.trim() !== '' && parseDay(typed) === null;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder="31/12/2026"
        aria-invalid={wrong}
        value={typed ?? written(value)}
        onChange={event => {
          const text = event.target.value;
          setTyped(text);
          const day = text.trim() ? parseDay(text) : '';
          if (day !== null && day !== value) onType(day);
        }}
        onBlur={() => !wrong && setTyped(null)}
      />
    </div>
  );
};
