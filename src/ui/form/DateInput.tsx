import { useTranslate } from 'ra-core';
import { isDay } from '../../../contract/core/days';
import { PickerButton } from '../controls/dateRange/PickerButton';
import { lazyPart } from '../lazy/lazyPart';
import { FormattedInput } from './FormattedInput';
import { parseDay } from './parseMoment';
import type { FieldInput } from './useField';
import './momentInput.css';

const DayPanel = lazyPart(() => import('../controls/dateRange/DayPanel').then(module => module.DayPanel));

interface DateInputProps extends FieldInput {
  /** For past events: the calendar offers no day after today. */
  past?: boolean;
}

/**
 * A date, typed as DD/MM/YYYY (or in another common notation) or picked from a calendar; stored as `2026-11-21`. A browser's native
 * date input would show `mm/dd/yyyy` if its own language does.
 */
export const DateInput = ({ past, ...props }: DateInputProps) => {
  const translate = useTranslate();
  return (
    <FormattedInput
      {...props}
      className="moment"
      write={writeDay}
      read={parseDay}
      inputMode="text"
      placeholder={translate('app.date.example')}
      start={({ value, label, change }) => (
        <PickerButton label={label} preload={DayPanel.preload}>
          {close => (
            <DayPanel
              past={past}
              chosen={isDay(String(value)) ? String(value) : null}
              onChoose={day => {
                change(day);
                close();
              }}
            />
          )}
        </PickerButton>
      )}
    />
  );
};

/** Formats a day as `21/11/2026`; an invalid one stays as typed. */
const writeDay = (value: unknown) => {
  const text = String(value ?? '');
  return isDay(text) ? text.split('-').reverse().join('/') : text;
};
