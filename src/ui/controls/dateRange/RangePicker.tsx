import { Calendar as CalendarIcon, ChevronDown } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { lazyPart } from '../../lazy/lazyPart';
import { Popover } from '../../material/overlays';
import { daysText } from '../period';
import { useDropdown } from '../useDropdown';
import { type DateRange, presetRange, presets } from './range';
import './dateRange.css';

const Calendar = lazyPart(() => import('./Calendar').then(module => module.Calendar));

interface RangePickerProps {
  range: DateRange;
  /** Today, the last selectable day. */
  today: string;
  onChoose: (range: DateRange) => void;
}

/** Chooses a range of days, from the specification's presets or in a calendar that applies on the second day (point 2). */
export const RangePicker = ({ range, today, onChoose }: RangePickerProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { button, floating, close } = useDropdown();
  const text = daysText({ start_date: range.start, end_date: range.end }, locale);
  return (
    <>
      <fieldset className="range-presets" aria-label={translate('app.range.presets')}>
        {presets.map(({ label, daysBack }) => {
          const preset = presetRange(daysBack, today);
          const set = preset.start === range.start && preset.end === range.end;
          return (
            <button key={label} type="button" lang="en" aria-pressed={set} onClick={() => onChoose(preset)}>
              {label}
            </button>
          );
        })}
      </fieldset>
      <button
        type="button"
        className="range-button"
        aria-label={translate('app.range.choose', { range: text })}
        aria-haspopup="dialog"
        {...button}
        onPointerEnter={() => void Calendar.preload()}
        onFocus={() => void Calendar.preload()}
      >
        <CalendarIcon size={16} aria-hidden="true" />
        {text}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      <Popover
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('app.range.calendar'),
            sx: { mt: 1, minWidth: 296, minHeight: 120 },
          },
        }}
      >
        <Calendar
          range={range}
          today={today}
          last={today}
          onChoose={chosen => {
            onChoose(chosen);
            close();
          }}
        />
      </Popover>
    </>
  );
};
