import { Calendar } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { formatDate, fromJakartaInput, toJakartaInput } from '../../i18n/dates';
import { RowAction } from '../RowAction';
import { FormattedInput } from './FormattedInput';
import { parseMoment } from './parseMoment';
import type { FieldInput } from './useField';
import './momentInput.css';

interface MomentInputProps extends FieldInput {
  /** At the right of the field: the time zone, what is left. */
  aside?: string;
  /** A day alone means its end. */
  endOfDay?: boolean;
}

/**
 * A day and time of Jakarta, written as people write them or picked from the browser's calendar; kept as an instant. The browser's
 * own field would show them in the order of its language, where 11/01 is the first of November or the eleventh of January.
 */
export const MomentInput = ({ aside, endOfDay, ...props }: MomentInputProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <FormattedInput
      {...props}
      className="moment"
      // What is no moment stays in the form as text: the rule says so, and nothing vanishes.
      write={value => (isInstant(value) ? formatDate(value, 'moment', locale) : String(value ?? ''))}
      read={text => parseMoment(text, endOfDay ? '23:59' : '00:00')}
      placeholder={translate('app.period.example')}
      start={input => <MomentPicker {...input} />}
      end={aside && <span className="moment-aside">{aside}</span>}
    />
  );
};

interface MomentPickerProps {
  value: unknown;
  label: string;
  change: (value: unknown) => void;
}

/** The browser's calendar, which writes nothing by itself. */
const MomentPicker = ({ value, label, change }: MomentPickerProps) => {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <RowAction
        aria-label={translate('app.period.open', { field: label })}
        onClick={() => picker.current?.showPicker()}
      >
        <Calendar size={18} aria-hidden />
      </RowAction>
      <input
        ref={picker}
        className="moment-picker"
        type="datetime-local"
        tabIndex={-1}
        aria-hidden="true"
        value={isInstant(value) ? toJakartaInput(value) : ''}
        onChange={event => change(fromJakartaInput(event.target.value))}
      />
    </>
  );
};

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
