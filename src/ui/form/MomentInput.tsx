import { useLocaleState, useTranslate } from 'ra-core';
import { formatDate } from '../../i18n/dates';
import { PickerButton } from '../controls/dateRange/PickerButton';
import { lazyPart } from '../lazy/lazyPart';
import { FormattedInput } from './FormattedInput';
import { parseMoment } from './parseMoment';
import type { FieldInput } from './useField';
import './momentInput.css';

const MomentPanel = lazyPart(() => import('../controls/dateRange/MomentPanel').then(module => module.MomentPanel));

interface MomentInputProps extends FieldInput {
  /** At the right of the field, such as the time zone or the time left. */
  aside?: string;
  /** A day without a time means its end. */
  endOfDay?: boolean;
}

/**
 * A day and time in Jakarta, typed in a common notation or picked from a calendar; stored as an instant. The browser's native input would
 * use the date order of its own language, where 11/01 is the first of November or the eleventh of January, and its own time zone.
 */
export const MomentInput = ({ aside, endOfDay, ...props }: MomentInputProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <FormattedInput
      {...props}
      className="moment"
      // An invalid moment stays in the form as text, so that validation reports it and nothing is lost.
      write={value => (isInstant(value) ? formatDate(value, 'moment', locale) : String(value ?? ''))}
      read={text => parseMoment(text, endOfDay ? '23:59' : '00:00')}
      placeholder={translate('app.period.example')}
      start={({ value, label, change }) => (
        <PickerButton label={label} preload={MomentPanel.preload}>
          {close => (
            <MomentPanel
              chosen={isInstant(value) ? value : null}
              endOfDay={endOfDay}
              onChoose={instant => {
                change(instant);
                close();
              }}
            />
          )}
        </PickerButton>
      )}
      end={aside && <span className="moment-aside figures hint">{aside}</span>}
    />
  );
};

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
