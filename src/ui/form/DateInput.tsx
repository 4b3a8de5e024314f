import { Popover } from '@mui/material';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import { MonthGrid } from '../dateRange/MonthGrid';
import { isDay } from '../dateRange/range';
import { RowAction } from '../RowAction';
import { FormattedInput } from './FormattedInput';
import { parseDay } from './parseMoment';
import type { FieldInput } from './useField';
import './momentInput.css';

/**
 * A day of the calendar, typed as DD/MM/YYYY (or as people write days) or picked from a month; kept as `2026-11-21`. A browser's own
 * date field would show `mm/dd/yyyy` wherever its language does.
 */
export const DateInput = (props: FieldInput) => {
  const translate = useTranslate();
  return (
    <FormattedInput
      {...props}
      className="moment"
      write={writeDay}
      read={parseDay}
      inputMode="text"
      placeholder={translate('app.date.example')}
      start={input => <DayPicker {...input} />}
    />
  );
};

/** `21/11/2026`; what is no day stays as it was typed. */
const writeDay = (value: unknown) => {
  const text = String(value ?? '');
  return isDay(text) ? text.split('-').reverse().join('/') : text;
};

interface DayPickerProps {
  value: unknown;
  label: string;
  change: (value: unknown) => void;
}

/** A button that opens a month to pick a day from; the focus comes back to it. */
const DayPicker = ({ value, label, change }: DayPickerProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <RowAction
        aria-label={translate('app.period.open', { field: label })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <CalendarIcon size={18} aria-hidden />
      </RowAction>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.period.open', { field: label }) } }}
        >
          <Month
            chosen={isDay(String(value)) ? String(value) : null}
            onChoose={day => {
              change(day);
              setAnchor(null);
            }}
          />
        </Popover>
      )}
    </>
  );
};

const Month = ({ chosen, onChoose }: { chosen: string | null; onChoose: (day: string) => void }) => {
  const today = jakartaDay();
  const [at, setAt] = useState(chosen ?? today);
  const shown = chosen === null ? null : { start: chosen, end: chosen };
  return <MonthGrid at={at} shown={shown} today={today} onMove={setAt} onPress={onChoose} />;
};
