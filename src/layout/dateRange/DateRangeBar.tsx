import { Popover } from '@mui/material';
import { Calendar as CalendarIcon, ChevronDown } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { holdsAny } from '../../authProvider/session';
import { periodText } from '../../ui/period';
import { lazyPart } from '../lazyPart';
import { useDropdown } from '../useDropdown';
import { presetRange, presets } from './range';
import { useDateRange } from './useDateRange';
import './dateRange.css';

const Calendar = lazyPart(() => import('./Calendar').then(module => module.Calendar));

/** The dashboard's range of days: presets, and a calendar that applies with its second day. For holders of dashboard_view (point 6). */
export const DateRangeBar = () => (holdsAny(['dashboard_view']) ? <Bar /> : null);

const Bar = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { range, today, setRange } = useDateRange();
  const { button, floating, close } = useDropdown();
  const text = periodText(range.start, range.end, locale);
  return (
    <div className="range">
      <fieldset className="range-presets" aria-label={translate('app.range.presets')}>
        {presets.map(({ label, daysBack }) => {
          const preset = presetRange(daysBack, today);
          const set = preset.start === range.start && preset.end === range.end;
          return (
            <button key={label} type="button" lang="en" aria-pressed={set} onClick={() => setRange(preset)}>
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
        <CalendarIcon size={16} strokeWidth={1.75} aria-hidden="true" />
        {text}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
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
          onChoose={chosen => {
            setRange(chosen);
            close();
          }}
        />
      </Popover>
    </div>
  );
};
