import { IconButton } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays } from '../../../contract/core/days';
import { addMonths, type DateRange, monthPage, sameDayIn } from './range';

interface CalendarProps {
  range: DateRange;
  /** The last day that can be chosen. */
  today: string;
  /** Called with the second day: the range applies by itself (point 2). */
  onChoose: (range: DateRange) => void;
}

/** How far a key goes from a day, as the keyboard pattern of date grids has it. */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  Home: day => addDays(day, -weekday(day)),
  End: day => addDays(day, 6 - weekday(day)),
  PageUp: day => sameDayIn(day, -1),
  PageDown: day => sameDayIn(day, 1),
};

/** A month whose days make a range: the first press begins it, the second ends it, in either order. */
export const Calendar = ({ range, today, onChoose }: CalendarProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [begun, setBegun] = useState<string | null>(null);
  const [at, setAt] = useState(range.end > today ? today : range.end);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);
  const month = at.slice(0, 7);
  const days = monthPage(month);

  // After a key the day that it led to has the focus; the month's buttons keep theirs.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const press = (day: string) => {
    setAt(day);
    if (begun === null) setBegun(day);
    else onChoose(day < begun ? { start: day, end: begun } : { start: begun, end: day });
  };
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const target = move(at);
    moved.current = true;
    setAt(target > today ? today : target);
  };
  const shown: DateRange = begun ? (at < begun ? { start: at, end: begun } : { start: begun, end: at }) : range;
  const turn = (months: number) => {
    const target = sameDayIn(at, months);
    setAt(target > today ? today : target);
  };

  return (
    <div className="calendar">
      <header>
        <IconButton size="small" aria-label={translate('app.range.previous')} onClick={() => turn(-1)}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <b aria-live="polite">{formatUtc(`${month}-01`, locale, { month: 'long', year: 'numeric' })}</b>
        <IconButton
          size="small"
          aria-label={translate('app.range.next')}
          disabled={addMonths(month, 1) > today.slice(0, 7)}
          onClick={() => turn(1)}
        >
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <table ref={grid} onKeyDown={onKey} aria-label={translate('app.range.calendar')}>
        <thead>
          <tr>
            {days.slice(0, 7).map(day => (
              <th key={day} scope="col" abbr={formatUtc(day, locale, { weekday: 'long' })}>
                {formatUtc(day, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks(days).map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                <td key={day} data-within={day >= shown.start && day <= shown.end}>
                  <button
                    type="button"
                    data-day={day}
                    data-end={day === shown.start || day === shown.end}
                    data-outside={!day.startsWith(month)}
                    aria-label={formatUtc(day, locale, inFull)}
                    aria-pressed={day >= shown.start && day <= shown.end}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === at ? 0 : -1}
                    disabled={day > today}
                    onClick={() => press(day)}
                    onPointerEnter={() => begun !== null && day.startsWith(month) && setAt(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{translate(begun ? 'app.range.second' : 'app.range.first')}</p>
    </div>
  );
};

/** Without a leading nought, so that the name holds the number that is shown. */
const inFull = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const weeks = (days: string[]) =>
  Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));

const formatUtc = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
