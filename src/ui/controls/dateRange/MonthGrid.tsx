import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays } from '../../../../contract/core/days';
import { IconButton } from '../IconButton';
import { addMonths, type DateRange, monthPage, sameDayIn } from './range';
import './dateRange.css';

interface MonthGridProps {
  /** The focused day; its month is shown. */
  at: string;
  /** The chosen days. */
  shown: DateRange | null;
  today: string;
  /** The last selectable day, if there is a limit. */
  last?: string | undefined;
  note?: string;
  onMove: (day: string) => void;
  onPress: (day: string) => void;
  /** Called when the pointer enters a day of the month. */
  onHover?: ((day: string) => void) | undefined;
}

/** The day that each key moves to, following the standard keyboard pattern for date grids. */
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

/** The days of a month as a grid with pointer and keyboard support; the parent handles the selection. */
export const MonthGrid = ({ at, shown, today, last, note, onMove, onPress, onHover }: MonthGridProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);
  const month = at.slice(0, 7);
  const days = monthPage(month);
  const isShown = (day: string) => shown !== null && day >= shown.start && day <= shown.end;

  // After a key press the new day gets the focus; the month buttons keep theirs.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const go = (target: string) => onMove(last && target > last ? last : target);
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    moved.current = true;
    go(move(at));
  };
  const turn = (months: number) => go(sameDayIn(at, months));

  return (
    <div className="calendar">
      <header>
        <IconButton size="small" aria-label={translate('app.range.previous')} onClick={() => turn(-1)}>
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <b aria-live="polite">{formatUtc(`${month}-01`, locale, { month: 'long', year: 'numeric' })}</b>
        <IconButton
          size="small"
          aria-label={translate('app.range.next')}
          disabled={last !== undefined && addMonths(month, 1) > last.slice(0, 7)}
          onClick={() => turn(1)}
        >
          <ChevronRight size={16} aria-hidden="true" />
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
                <td key={day} data-within={isShown(day)}>
                  <button
                    type="button"
                    data-day={day}
                    data-end={day === shown?.start || day === shown?.end}
                    data-outside={!day.startsWith(month)}
                    aria-label={formatUtc(day, locale, inFull)}
                    aria-pressed={isShown(day)}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === at ? 0 : -1}
                    disabled={last !== undefined && day > last}
                    onClick={() => onPress(day)}
                    onPointerEnter={() => day.startsWith(month) && onHover?.(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="hint">{note}</p>}
    </div>
  );
};

/** Without a leading zero, so that the accessible name contains the visible number. */
const inFull = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const weeks = (days: string[]) =>
  Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));

const formatUtc = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
